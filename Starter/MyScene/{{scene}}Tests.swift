{{> header}}
{{#testImports}}
import {{.}}
{{/testImports}}
import Testing

@testable import {{module}}
{{#testNetworking}}
{{> networking}}
{{/testNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private let builder = {{scene}}Builder({{samples.arguments}})

    @Test func viewModelSaysWhatTheSceneIs() {
        #expect(builder.makeViewModel().title == "{{title}}")
    }
    {{#samples.comparable}}

    @Test func builderHandsOnWhatTheSceneStartsWith() {
        let viewModel = builder.makeViewModel()
        {{#samples.comparisons}}
        #expect(viewModel.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}
    {{/samples.known}}
    {{^samples.known}}
    /// Compiles as long as the builder takes all that it holds.
    /// A test can call it once it has values to give.
    private func makeViewModel(like builder: {{scene}}Builder) -> {{scene}}ViewModel {
        {{scene}}Builder({{copiedArguments}}).makeViewModel()
    }
    {{/samples.known}}
}
