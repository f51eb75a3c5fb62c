{{> header}}
{{> testImports}}
{{> memberTestImports}}
{{#samples.known}}
import RxRelay
{{/samples.known}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}
{{> importMemberTestNetworking}}

@MainActor
struct {{scene}}Tests {
    {{#samples.known}}
    private let builder = {{scene}}Builder({{samples.arguments}})

    {{#samples.comparable}}
    @Test func builderHandsTheInitialDataToTheViewModel() {
        let viewModel = builder.makeViewModel()
        {{#samples.comparisons}}
        #expect(viewModel.{{name}} == {{value}})
        {{/samples.comparisons}}
    }

    {{/samples.comparable}}
    @Test func titleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    {{^options.viewController.is.UIViewController}}
    @Test func rowsAreToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.rows
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    {{/options.viewController.is.UIViewController}}
    {{> outputTests}}
    @Test func routesAreAskedForOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.routes
        let heard = try await Telling.by(output, given: Self.giveRoute, to: viewModel.routeRelay)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: {{scene}}ViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        #expect(released == nil)
    }

    {{/samples.known}}
    @Test func routerAsksToClose() {
        let router = {{scene}}Router()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = {{scene}}Router()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }

    {{#samples.known}}
    {{> inputs}}
    {{/samples.known}}
    {{^samples.known}}
    {{> proofByType}}
    {{/samples.known}}
}
