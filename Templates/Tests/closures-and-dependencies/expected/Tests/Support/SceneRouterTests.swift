import Testing

@testable import Scenes

#if canImport(UIKit)
import UIKit
#endif

/// Tests what every router inherits.
@MainActor
struct SceneRouterTests {
    private struct PlaceBuilder: SceneBuilding {
        #if canImport(UIKit)
        @MainActor
        func viewController(with dependencies: Dependencies) -> UIViewController {
            UIViewController()
        }
        #endif
    }

    @Test func closeAsksTheHandler() {
        let spy = RouteSpy()
        SceneRouter(handler: spy).close()
        #expect(spy.closeCount == 1)
    }

    @Test func alertReachesTheHandler() throws {
        let spy = RouteSpy()
        var isConfirmed = false
        let confirm = SceneAlert.Action(title: "Delete", role: .destructive) { isConfirmed = true }
        let alert = SceneAlert(title: "Delete the car?", actions: [confirm])
        SceneRouter(handler: spy).handle(.alert(alert))
        let shown = try #require(spy.alerts.first)
        #expect(shown.title == "Delete the car?")
        shown.actions.first?.handler()
        #expect(isConfirmed)
    }

    @Test func observerHearsOfEveryRoute() {
        var heard: [String?] = []
        let events = SceneEvents()
        events.observer = {
            if case .route(let scene, let target, let how) = $0 { heard += [scene, target, how] }
        }
        SceneEvents.local.withValue(events) {
            SceneRouter().close()
            SceneRouter().handle(.present(PlaceBuilder()))
        }
        #expect(heard == ["Scene", nil, "close", "Scene", "Place", "sheet"])
    }

    @Test func dependenciesReachTheHandler() {
        var dependencies = Dependencies()
        dependencies[String.self] = "passed on"
        let spy = RouteSpy()
        SceneRouter(handler: spy, dependencies: dependencies).close()
        #expect(spy.dependencies[String.self] == "passed on")
        #expect(spy.dependencies[Int.self, default: 1] == 1)
    }

    @Test func routerDoesNotKeepItsHandlerAlive() {
        let router: SceneRouter
        do { router = SceneRouter(handler: RouteSpy()) }
        #expect(router.handler == nil)
    }

    @Test func defaultIsMadeOnce() {
        let dependencies = Dependencies()
        var copy = dependencies
        copy[Int.self] = 42
        let first = dependencies[RouteSpy.self, default: RouteSpy()]
        #expect(copy[RouteSpy.self, default: RouteSpy()] === first)
        #expect(copy[Int.self, default: 0] == 42)
    }
}
