{{> header}}
{{> testImports}}
import Testing

@testable import {{module}}
{{> importTestNetworking}}

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
    @Test func viewModelTellsOfWhatItLoads() {
        let viewModel = builder.makeViewModel()
        var states: [{{scene}}ViewModel.State] = []
        viewModel.onChange = { states.append($0) }
        viewModel.load()
        #expect(states == [viewModel.state])
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
    {{^samples.known}}

    {{> proofByType}}
    {{/samples.known}}
}
