import Testing

@testable import Scenes

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

    /// Compiles as long as the builder takes all that it holds.
    /// A test can call it once it has values to give.
    private func makeViewModel(like builder: CarFilterBuilder) -> CarFilterViewModel {
        CarFilterBuilder(withClass: builder.class, request: builder.request).makeViewModel()
    }
}
