{{> header}}
{{#publicImports}}
public import {{.}}
{{/publicImports}}
{{#parameterImports}}
import {{.}}
{{/parameterImports}}
{{> publicNetworking}}

{{#hasParams}}
/// Leads to {{scene}} and passes it its initial data.
{{/hasParams}}
{{^hasParams}}
/// Leads to {{scene}}.
{{/hasParams}}
public nonisolated struct {{scene}}Route: SceneRoute{{#isHashable}}, Hashable{{/isHashable}}{{#isCodable}}, Codable{{/isCodable}} {
    {{#params}}
    public let {{name}}: {{type}}
    {{/params}}
    {{#hasParams}}

    public init({{parameters}}) {
        {{#params}}
        self.{{name}} = {{name}}
        {{/params}}
    }
    {{/hasParams}}
    {{^hasParams}}
    public init() {}
    {{/hasParams}}
}
