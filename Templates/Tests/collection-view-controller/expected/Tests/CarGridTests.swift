import Foundation
import Testing

@testable import Scenes

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor
struct CarGridTests {
    private let builder = CarGridBuilder(withRequest: URLRequest(url: URL(fileURLWithPath: "/42")))

    @Test func builderHandsTheInitialDataToTheViewModel() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.request == URLRequest(url: URL(fileURLWithPath: "/42")))
    }

    @Test func viewModelTellsOfWhatItLoads() {
        let viewModel = builder.makeViewModel()
        var states: [CarGridViewModel.State] = []
        viewModel.onChange = { states.append($0) }
        viewModel.load()
        #expect(states == [viewModel.state])
    }

    @Test func routerAsksToClose() {
        let router = CarGridRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarGridRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }
}
