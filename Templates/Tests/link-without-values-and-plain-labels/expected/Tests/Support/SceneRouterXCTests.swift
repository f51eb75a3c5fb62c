import XCTest

@testable import Scenes

#if canImport(UIKit)
import UIKit
#endif

/// Tests what every router inherits.
nonisolated final class SceneRouterXCTests: XCTestCase {
    private struct PlaceBuilder: SceneBuilding {
        #if canImport(UIKit)
        @MainActor
        func viewController(with dependencies: Dependencies) -> UIViewController {
            UIViewController()
        }
        #endif
    }

    @MainActor
    func testCloseAsksTheHandler() async {
        let spy = RouteSpy()
        SceneRouter(handler: spy).close()
        XCTAssertEqual(spy.closeCount, 1)
    }

    @MainActor
    func testAlertReachesTheHandler() async throws {
        let spy = RouteSpy()
        var isConfirmed = false
        let confirm = SceneAlert.Action(title: "Delete", role: .destructive) { isConfirmed = true }
        let alert = SceneAlert(title: "Delete the car?", actions: [confirm])
        SceneRouter(handler: spy).handle(.alert(alert))
        let shown = try XCTUnwrap(spy.alerts.first)
        XCTAssertEqual(shown.title, "Delete the car?")
        shown.actions.first?.handler()
        XCTAssertTrue(isConfirmed)
    }

    @MainActor
    func testObserverHearsOfEveryRoute() async {
        var heard: [String?] = []
        let events = SceneEvents()
        events.observer = {
            if case .route(let scene, let target, let how) = $0 { heard += [scene, target, how] }
        }
        SceneEvents.local.withValue(events) {
            SceneRouter().close()
            SceneRouter().handle(.present(PlaceBuilder()))
        }
        XCTAssertEqual(heard, ["Scene", nil, "close", "Scene", "Place", "sheet"])
    }

    @MainActor
    func testDependenciesReachTheHandler() async {
        var dependencies = Dependencies()
        dependencies[String.self] = "passed on"
        let spy = RouteSpy()
        SceneRouter(handler: spy, dependencies: dependencies).close()
        XCTAssertEqual(spy.dependencies[String.self], "passed on")
        XCTAssertEqual(spy.dependencies[Int.self, default: 1], 1)
    }

    @MainActor
    func testRouterDoesNotKeepItsHandlerAlive() async {
        let router: SceneRouter
        do { router = SceneRouter(handler: RouteSpy()) }
        XCTAssertNil(router.handler)
    }

    @MainActor
    func testDefaultIsMadeOnce() async {
        let dependencies = Dependencies()
        var copy = dependencies
        copy[Int.self] = 42
        let first = dependencies[RouteSpy.self, default: RouteSpy()]
        XCTAssertTrue(copy[RouteSpy.self, default: RouteSpy()] === first)
        XCTAssertEqual(copy[Int.self, default: 0], 42)
    }
}
