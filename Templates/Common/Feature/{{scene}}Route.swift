{{> header}}
{{#parameterImports}}
import {{.}}
{{/parameterImports}}
{{#parameterNetworking}}
{{> importNetworking}}
{{/parameterNetworking}}

{{#hasParams}}
/// Leads to {{scene}} and passes it its initial data.
{{/hasParams}}
{{^hasParams}}
/// Leads to {{scene}}.
{{/hasParams}}
public nonisolated struct {{scene}}Route: SceneRoute{{#isHashable}}, Hashable{{/isHashable}} {
    {{> builderData}}
}
