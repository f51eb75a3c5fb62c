{{> header}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private let builder = {{scene}}Builder({{samples.arguments}})
    {{> testDependencies}}
    {{#samples.comparable}}

    @Test func builderPassesTheInitialData() {
        let coordinator = builder.makeCoordinator({{> dependenciesArgument}})
        {{#samples.comparisons}}
        #expect(coordinator.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}

    @Test func flowFinishesWhereItBegan() {
        let first = RouteSpy()
        let second = RouteSpy()
        let router = SceneRouter(handler: first)
        let coordinator = builder.makeCoordinator({{> dependenciesArgument}})
        coordinator.show(.back, from: router)
        coordinator.finish(from: SceneRouter(handler: second))
        #expect(first.closeCount == 1)
        #expect(second.requests.isEmpty)
    }
    {{#options.follow}}
    {{#-first}}

    @Test func scenesKeepTheCoordinator() {
        var coordinator: {{scene}}Coordinator? = builder.makeCoordinator({{> dependenciesArgument}})
        weak var kept: {{scene}}Coordinator?
        kept = coordinator
        var router = coordinator.map { SceneRouter(dependencies: $0.flow) }
        coordinator = nil
        #expect(router != nil && kept != nil)
        router = nil
        #expect(kept == nil)
    }
    {{/-first}}
    {{/options.follow}}
    {{/samples.known}}
    {{^samples.known}}
    {{<proofByType}}
    {{$function}}
    private func makeCoordinator(like builder: {{scene}}Builder) -> {{scene}}Coordinator {
        {{scene}}Builder({{copiedArguments}}).makeCoordinator()
    }
    {{/function}}
    {{/proofByType}}
    {{/samples.known}}
}
