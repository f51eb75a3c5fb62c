import XCTest

@testable import Scenes

nonisolated final class CartExitTests: XCTestCase {
    /// Follows an exit with an alert that names it.
    @MainActor
    private func makeRouter(handler: RouteSpy) -> CartRouter {
        var dependencies = Dependencies()
        dependencies.onExit { (exit: CartExit, router) in
            router.handle(.alert(SceneAlert(title: "\(exit)")))
        }
        return CartRouter(handler: handler, dependencies: dependencies)
    }

    @MainActor
    func testCheckOutReachesTheCoordinator() async {
        let spy = RouteSpy()
        let exit = CartExit.checkOut(42)
        makeRouter(handler: spy).exit(exit)
        XCTAssertEqual(spy.alerts.map(\.title), ["\(exit)"])
    }

    @MainActor
    func testCheckOutClosesWithoutACoordinator() async {
        let spy = RouteSpy()
        CartRouter(handler: spy).exit(.checkOut(42))
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testCancelReachesTheCoordinator() async {
        let spy = RouteSpy()
        makeRouter(handler: spy).exit(.cancel)
        XCTAssertEqual(spy.alerts.map(\.title), ["cancel"])
    }

    @MainActor
    func testCancelClosesWithoutACoordinator() async {
        let spy = RouteSpy()
        CartRouter(handler: spy).exit(.cancel)
        XCTAssertEqual(spy.closeCount, 1)
    }
}
