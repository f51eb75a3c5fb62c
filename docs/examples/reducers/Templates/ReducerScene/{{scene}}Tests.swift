{{> imports}}
{{#testImports}}
import {{.}}
{{/testImports}}
import Testing

@testable import {{module}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private let reducer = {{scene}}Reducer({{#dependencies}}{{argumentLabel}}: {{sample}}{{^-last}}, {{/-last}}{{/dependencies}})
    private let state = {{scene}}Reducer.State({{samples.arguments}})

    @Test func appearedStartsALoad() {
        var state = state
        _ = reducer.reduce(&state, .appeared)
        #expect(state.isLoading)
        _ = reducer.reduce(&state, .loaded({{scene}}Reducer.Content(title: "a")))
        #expect(!state.isLoading)
        #expect(state.content?.title == "a")
    }

    @Test func failureKeepsTheContent() {
        var state = state
        _ = reducer.reduce(&state, .loaded({{scene}}Reducer.Content(title: "a")))
        _ = reducer.reduce(&state, .failed("b"))
        #expect(state.content?.title == "a")
        #expect(state.failure == "b")
    }

    @Test func sceneShowsWhatItFetches() async {
        let store = Store(state, reducer: reducer)
        await store.perform(.appeared)
        #expect(store.state.content != nil)
        {{#samples.comparable}}
        {{#samples.comparisons}}
        #expect(store.state.{{name}} == {{value}})
        {{/samples.comparisons}}
        {{/samples.comparable}}
    }
    {{/samples.known}}
    {{^samples.known}}
    /// Compiles if the state takes what the scene takes.
    private func state({{parameters}}) -> {{scene}}Reducer.State {
        {{scene}}Reducer.State({{arguments}})
    }
    {{/samples.known}}
}
