{{> header}}
{{> testImports}}
{{> memberTestImports}}
{{#samples.known}}
import RxRelay
{{/samples.known}}
import XCTest

@testable import {{module}}
{{> importTestNetworking}}
{{> importMemberTestNetworking}}

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
    func testTitleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        XCTAssertEqual(heard, [.nothing, .onTheMainQueue])
    }

    {{^options.viewController.is.UIViewController}}
    @MainActor
    func testRowsAreToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.rows
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        XCTAssertEqual(heard, [.nothing, .onTheMainQueue])
    }

    {{/options.viewController.is.UIViewController}}
    {{> outputTests}}
    @MainActor
    func testRoutesAreAskedForOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.routes
        let heard = try await Telling.by(output, given: Self.giveRoute, to: viewModel.routeRelay)
        XCTAssertEqual(heard, [.nothing, .onTheMainQueue])
    }

    @MainActor
    func testBindingsDoNotKeepTheViewModelAlive() async {
        weak var released: {{scene}}ViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        XCTAssertNil(released)
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

    {{#samples.known}}
    {{> inputs}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
