import Testing

@testable import Scenes

/// Tests what every router inherits.
@MainActor
struct SceneRouterTests {
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
        shown.actions.first?.handler([])
        #expect(isConfirmed)
    }

    @Test func observerHearsOfEveryRoute() {
        var routers: [Any.Type] = []
        let observer = SceneEvents.observer
        SceneEvents.observer = { event in
            if let route = event as? RouteEvent { routers.append(route.router) }
        }
        defer { SceneEvents.observer = observer }
        SceneRouter().close()
        #expect(routers.count == 1 && routers[0] == SceneRouter.self)
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
