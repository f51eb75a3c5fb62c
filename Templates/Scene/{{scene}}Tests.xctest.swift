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

    {{#samples.comparable}}
    @MainActor
    func testBuilderHandsTheInitialDataToTheViewModel() async {
        let viewModel = builder.makeViewModel()
        {{#samples.comparisons}}
        {{#isTuple}}
        XCTAssertTrue(viewModel.{{name}} == {{value}})
        {{/isTuple}}
        {{^isTuple}}
        XCTAssertEqual(viewModel.{{name}}, {{value}})
        {{/isTuple}}
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @MainActor
    func testViewModelTellsOfWhatItLoads() async {
        let viewModel = builder.makeViewModel()
        var states: [{{scene}}ViewModel.State] = []
        viewModel.onChange = { states.append($0) }
        viewModel.load()
        XCTAssertEqual(states, [viewModel.state])
    }

    {{/samples.known}}
    @MainActor
    func testRouterAsksToClose() async {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testRouterDoesNotKeepTheViewControllerAlive() async {
        let router = {{scene}}Router()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        XCTAssertNil(router.viewController)
    }
    {{^samples.known}}

    {{> proofByType}}
    {{/samples.known}}
}
