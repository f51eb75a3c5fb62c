import Testing

@testable import Scenes
@testable import UIKit

/// Each scene leads to each other one, whatever sets they come from.
@MainActor
struct RoutingTests {
    @Test(arguments: scenes, scenes)
    func `a pushed scene is shown, closes itself, and is released`(
        from: WiredScene, to: WiredScene
    ) async throws {
        let app = App(startingWith: from.builder())
        let first = try app.shown()
        try follow(from.pushes[to.name], of: first)
        #expect(app.stack.map(\.sceneName) == [from.name, to.name])
        #expect(app.isVisible("\(to.name).content") == to.isDrawn)
        #expect(!app.isVisible("\(from.name).content") || from.name == to.name)
        let pushed = try Released([app.shown()])
        #expect(pushed.count > 2)
        try app.shown().router().close()
        #expect(app.stack == [first])
        #expect(first.viewIfLoaded?.window === app.window)
        await pushed.expectNothingLeft()
    }

    @Test(arguments: scenes, scenes)
    func `an observer hears which scene appears, and which route leads to it`(
        from: WiredScene, to: WiredScene
    ) throws {
        var heard: [String] = []
        let events = SceneEvents()
        events.observer = { event in
            switch event {
            case .appeared(let scene): heard.append(scene)
            case .route(let scene, let target, let transition):
                heard.append("\(scene) \(transition) \(target ?? "")")
            case .failure: break
            }
        }
        try SceneEvents.local.withValue(events) {
            let app = App(startingWith: from.builder())
            try follow(from.pushes[to.name], of: app.shown())
            try app.shown().router().close()
        }
        #expect(
            heard == [
                from.name, "\(from.name) push \(to.name)", to.name, "\(to.name) close ", from.name,
            ])
    }

    @Test(arguments: scenes, scenes)
    func `a presented scene has its own stack, closes itself, and is released`(
        from: WiredScene, to: WiredScene
    ) async throws {
        let app = App(startingWith: from.builder())
        let first = try app.shown()
        try follow(from.presents[to.name], of: first)
        #expect(app.stack.map(\.sceneName) == [to.name])
        #expect(app.top?.presentingViewController === app.window.rootViewController)
        #expect(app.isVisible("\(to.name).content") == to.isDrawn)
        let presented = try Released([app.shown(), #require(app.top)])
        try app.shown().router().close()
        #expect(app.stack == [first])
        await presented.expectNothingLeft()
    }

    @Test(arguments: scenes, scenes)
    func `a scene closes those above it, pushed or presented`(
        from: WiredScene, to: WiredScene
    ) async throws {
        let app = App(startingWith: from.builder())
        let first = try app.shown()
        try follow(from.pushes[to.name], of: first)
        let second = try app.shown()
        try follow(to.presents[from.name], of: second)
        try follow(from.pushes[to.name], of: app.shown())
        #expect(app.stack.map(\.sceneName) == [from.name, to.name])
        let presented = try Released(app.stack + [#require(app.top)])
        try app.stack[0].router().close()
        #expect(app.stack == [first, second])
        await presented.expectNothingLeft()
        try follow(to.pushes[from.name], of: second)
        try second.router().close()
        #expect(app.stack == [first])
    }

    @Test(arguments: scenes)
    func `an alert is shown over everything, and its action called`(scene: WiredScene) async throws
    {
        let app = App(startingWith: scene.builder())
        let first = try app.shown()
        try follow(scene.presents[scene.name], of: first)
        var chosen: [String] = []
        let alert = SceneAlert(
            title: "Delete the car?", message: "It can't be undone.",
            actions: [
                SceneAlert.Action(title: "Delete", role: .destructive) { chosen.append("Delete") },
                SceneAlert.Action(title: "Keep", role: .cancel) { chosen.append("Keep") },
            ])
        // The scene below asks, too: an alert is not on anyone's stack.
        for asking in try [app.shown(), first] {
            try asking.router().handle(.alert(alert))
            let shown = try #require(app.top as? UIAlertController)
            #expect(shown.title == "Delete the car?" && shown.message == "It can't be undone.")
            #expect(shown.actions.map(\.title) == ["Delete", "Keep"])
            #expect(shown.actions.map(\.style) == [.destructive, .cancel])
            shown.choose(shown.actions[0])
            #expect(app.stack.map(\.sceneName) == [scene.name])
        }
        #expect(chosen == ["Delete", "Delete"])
    }

    @Test(arguments: scenes)
    func `an alert without actions can be closed, and is released`(scene: WiredScene) async throws {
        let app = App(startingWith: scene.builder())
        try app.shown().router().handle(.alert(SceneAlert(title: "Saved")))
        let released: Released
        do {
            let shown = try #require(app.top as? UIAlertController)
            released = Released([shown])
            shown.choose(try #require(shown.actions.first))
        }
        #expect(app.stack.map(\.sceneName) == [scene.name])
        await released.expectNothingLeft()
    }

    @Test(arguments: scenes)
    func `the first scene stays when it is asked to close, and goes with its window`(
        scene: WiredScene
    ) async throws {
        let parts: Released
        do {
            let app = App(startingWith: scene.builder())
            parts = try Released([app.shown(), #require(app.top)])
            try app.shown().router().close()
            #expect(app.stack.map(\.sceneName) == [scene.name])
        }
        await parts.expectNothingLeft()
    }

    private func follow(_ route: WiredScene.Follow?, of scene: UIViewController) throws {
        let follow = try #require(route)
        try follow(scene.router())
    }
}
