import Testing

@testable import Scenes

@MainActor
struct CartExitTests {
    private let spy = RouteSpy()

    /// Follows an exit with an alert that names it.
    private var router: CartRouter {
        var dependencies = Dependencies()
        dependencies.onExit { (exit: CartExit, router) in
            router.handle(.alert(SceneAlert(title: "\(exit)")))
        }
        return CartRouter(handler: spy, dependencies: dependencies)
    }

    @Test func checkOutReachesTheCoordinator() {
        let exit = CartExit.checkOut(42)
        router.exit(exit)
        #expect(spy.alerts.map(\.title) == ["\(exit)"])
    }

    @Test func checkOutClosesWithoutACoordinator() {
        CartRouter(handler: spy).exit(.checkOut(42))
        #expect(spy.closeCount == 1)
    }

    @Test func cancelReachesTheCoordinator() {
        router.exit(.cancel)
        #expect(spy.alerts.map(\.title) == ["cancel"])
    }

    @Test func cancelClosesWithoutACoordinator() {
        CartRouter(handler: spy).exit(.cancel)
        #expect(spy.closeCount == 1)
    }
}
