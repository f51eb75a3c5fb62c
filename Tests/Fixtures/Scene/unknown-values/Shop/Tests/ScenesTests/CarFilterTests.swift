import Foundation
import Testing

@testable import Scenes

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@MainActor
struct CarFilterTests {
    @Test func routerAsksToClose() {
        let router = CarFilterRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarFilterRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }

    /// Compiles as long as the builder takes these types and makes a view model of them.
    /// A test can call it once it has values to give.
    private func makeViewModel(
        withClass `class`: Car.Class,
        request: URLRequest
    ) -> CarFilterViewModel {
        CarFilterBuilder(withClass: `class`, request: request).makeViewModel()
    }
}
