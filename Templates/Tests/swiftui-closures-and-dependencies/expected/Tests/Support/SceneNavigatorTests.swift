import Testing

@testable import Scenes

#if canImport(UIKit)
import UIKit
#endif

/// Follows routes, without views.
@MainActor
struct SceneNavigatorTests {
    private struct Place: SceneBuilding {
        var name = ""
        #if canImport(UIKit)
        @MainActor
        func viewController(with dependencies: Dependencies) -> UIViewController {
            UIViewController()
        }
        #endif
    }

    private let navigator = SceneNavigator(root: Place(name: "root"))

    private func ask(_ step: SceneNavigator.Step?, for request: RouteRequest) throws {
        let step = try #require(step)
        SceneRouter(handler: step).handle(request)
    }

    private var names: [String?] {
        navigator.path.map { ($0.scene as? Place)?.name }
    }

    @Test func pushedSceneCanBeClosed() throws {
        try ask(navigator.root, for: .push(Place(name: "pushed")))
        #expect(names == ["pushed"])
        try ask(navigator.path.first, for: .close())
        #expect(names == [])
    }

    @Test func closeTakesTheScenesAboveAlong() throws {
        navigator.open([Place(name: "below"), Place(), Place()])
        try ask(navigator.path[1], for: .present(Place()))
        try ask(navigator.path[1], for: .close())
        #expect(names == ["below"])
        #expect(navigator.presented == nil)
    }

    @Test func closeCallsItsActionOnceTheScenesAreGone() throws {
        navigator.open([Place(), Place()])
        let top = try #require(navigator.path.last)
        top.viewDidAppear()
        var isGone = false
        try ask(navigator.path.first, for: .close(then: { isGone = true }))
        #expect(!isGone)
        top.viewDidDisappear()
        #expect(isGone)
    }

    @Test func closeOfAnInvisibleSceneCallsItsAction() throws {
        navigator.open([Place(), Place()])
        var isGone = false
        try ask(navigator.path.first, for: .close(then: { isGone = true }))
        #expect(isGone)
    }

    @Test func sceneCanBeReplaced() throws {
        navigator.open([Place(name: "old"), Place()])
        try ask(navigator.path.first, for: .replace(with: Place(name: "new")))
        #expect(names == ["new"])
        try ask(navigator.root, for: .replace(with: Place(name: "first")))
        #expect((navigator.root.scene as? Place)?.name == "first")
        #expect(names == [])
    }

    @Test func stackReturnsToItsFirstScene() throws {
        navigator.open([Place(), Place()])
        try ask(navigator.path.last, for: .popToRoot)
        #expect(names == [])
    }

    @Test func presentedScenesCanBeClosed() throws {
        try ask(navigator.root, for: .present(Place()))
        try ask(navigator.root, for: .present(Place(), as: .fullScreen))
        let first = try #require(navigator.sheet)
        try ask(first.cover?.root, for: .close())
        #expect(first.presented == nil)
        try ask(first.root, for: .close())
        #expect(navigator.presented == nil)
    }

    @Test func swipedSceneIsTold() throws {
        navigator.present(Place(), as: .popover)
        var isTold = false
        navigator.popover?.root.onDismissal = { isTold = true }
        navigator.sheet = nil
        #expect(!isTold)
        navigator.popover = nil
        #expect(isTold)
        #expect(navigator.presented == nil)
    }

    @Test func closedSceneDoesNotCloseAnother() throws {
        navigator.present(Place())
        let closed = try #require(navigator.presented?.root)
        try ask(closed, for: .close())
        navigator.present(Place())
        try ask(closed, for: .close())
        #expect(navigator.presented != nil)
    }

    @Test func firstSceneCannotBeClosed() throws {
        navigator.open([Place()])
        try ask(navigator.root, for: .close())
        #expect(navigator.path.count == 1)
    }

    @Test func alertCoversEverything() throws {
        navigator.present(Place())
        try ask(navigator.root, for: .alert(SceneAlert(title: "Rename")))
        let top = try #require(navigator.presented)
        #expect(top.alert?.title == "Rename")
        #expect(top.isAlertPresented)
        #expect(!top.isActionSheetPresented)
        #expect(!navigator.isAlertPresented)
        top.isAlertPresented = false
        #expect(top.alert == nil)
    }

    @Test func alertsFollowEachOther() async {
        navigator.show(SceneAlert(title: "Saved"))
        navigator.show(SceneAlert(title: "Sent"))
        #expect(navigator.alert?.title == "Saved")
        navigator.isAlertPresented = false
        #expect(navigator.alert == nil)
        for _ in 0..<1000 where navigator.alert == nil { await Task.yield() }
        #expect(navigator.alert?.title == "Sent")
    }

    @Test func openReplacesWhatIsThere() {
        navigator.open([Place(name: "old")])
        navigator.present(Place())
        navigator.open([Place(name: "new")])
        #expect(names == ["new"])
        #expect(navigator.presented == nil)
    }

    @Test func sceneReportsThatItAppeared() {
        var heard: [String] = []
        let events = SceneEvents()
        events.observer = { if case .appeared(let scene) = $0 { heard.append(scene) } }
        SceneEvents.local.withValue(events) { navigator.root.report() }
        #expect(heard == ["Place"])
    }

    @Test func dependenciesComeAlong() throws {
        var dependencies = Dependencies()
        dependencies[Int.self] = 42
        let router = SceneRouter(handler: navigator.root, dependencies: dependencies)
        router.handle(.push(Place()))
        router.handle(.present(Place()))
        #expect(navigator.path.first?.dependencies[Int.self] == 42)
        #expect(navigator.presented?.root.dependencies[Int.self] == 42)
    }

    @Test func closedStepsAreReleased() {
        weak var released: SceneNavigator.Step?
        navigator.open([Place()])
        released = navigator.path.first
        navigator.path = []
        #expect(released == nil)
    }
}
