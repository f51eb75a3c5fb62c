{{> header}}
{{> testImports}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}

nonisolated final class {{scene}}Tests: XCTestCase {
    {{#samples.known}}
    @MainActor private var builder: {{scene}}Builder {
        {{scene}}Builder({{samples.arguments}})
    }
    {{> testDependencies}}
    {{#samples.comparable}}

    @MainActor
    func testBuilderPassesTheInitialData() async {
        let coordinator = builder.makeCoordinator({{> dependenciesArgument}})
        {{#samples.comparisons}}
        XCTAssertTrue(coordinator.{{name}} == {{value}})
        {{/samples.comparisons}}
    }
    {{/samples.comparable}}

    @MainActor
    func testFlowFinishesWhereItBegan() async {
        let first = RouteSpy()
        let second = RouteSpy()
        let router = SceneRouter(handler: first)
        let coordinator = builder.makeCoordinator({{> dependenciesArgument}})
        coordinator.show(.back, from: router)
        coordinator.finish(from: SceneRouter(handler: second))
        XCTAssertEqual(first.closeCount, 1)
        XCTAssertTrue(second.requests.isEmpty)
    }
    {{#options.follow}}
    {{#-first}}

    @MainActor
    func testScenesKeepTheCoordinator() async {
        var coordinator: {{scene}}Coordinator? = builder.makeCoordinator({{> dependenciesArgument}})
        weak var kept: {{scene}}Coordinator?
        kept = coordinator
        var router = coordinator.map { SceneRouter(dependencies: $0.flow) }
        coordinator = nil
        XCTAssertTrue(router != nil && kept != nil)
        router = nil
        XCTAssertNil(kept)
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
