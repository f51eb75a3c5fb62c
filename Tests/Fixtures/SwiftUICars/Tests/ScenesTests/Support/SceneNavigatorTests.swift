import Testing

@testable import Scenes

#if canImport(UIKit)
import UIKit
#endif

/// Follows routes, without views.
@MainActor
struct SceneNavigatorTests {
    private struct Place: SceneBuilder {
        var name = ""
        #if canImport(UIKit)
        @MainActor func viewController() -> UIViewController { UIViewController() }
        #endif
    }

    private let navigator = SceneNavigator(root: Place())

    @Test func pushedSceneCanBeClosed() throws {
        navigator.root.handle(.push(Place(name: "pushed")))
        let step = try #require(navigator.path.first)
        #expect((step.scene as? Place)?.name == "pushed")
        step.handle(.close)
        #expect(navigator.path.isEmpty)
    }

    @Test func closeTakesTheScenesAboveAlong() {
        navigator.open([Place(name: "below"), Place(), Place()])
        navigator.path[1].handle(.close)
        #expect(navigator.path.map { ($0.scene as? Place)?.name } == ["below"])
    }

    @Test func presentedScenesCanBeClosed() throws {
        navigator.root.handle(.present(Place()))
        navigator.root.handle(.present(Place()))
        let first = try #require(navigator.presented)
        let second = try #require(first.presented)
        second.root.handle(.close)
        #expect(first.presented == nil)
        first.root.handle(.close)
        #expect(navigator.presented == nil)
    }

    @Test func closedSceneDoesNotCloseAnother() throws {
        navigator.present(Place())
        let closed = try #require(navigator.presented)
        closed.root.handle(.close)
        navigator.present(Place())
        closed.root.handle(.close)
        #expect(navigator.presented != nil)
    }

    @Test func firstSceneCannotBeClosed() {
        navigator.open([Place()])
        navigator.root.handle(.close)
        #expect(navigator.path.count == 1)
    }

    @Test func alertCoversEverything() throws {
        navigator.present(Place())
        navigator.root.handle(.alert(SceneAlert(title: "No connection")))
        let top = try #require(navigator.presented)
        #expect(top.alert?.title == "No connection")
        #expect(top.isAlertPresented)
        #expect(!navigator.isAlertPresented)
        top.isAlertPresented = false
        #expect(top.alert == nil)
    }

    @Test func openReplacesWhatIsThere() {
        navigator.open([Place(name: "old")])
        navigator.present(Place())
        navigator.open([Place(name: "new")])
        #expect(navigator.path.map { ($0.scene as? Place)?.name } == ["new"])
        #expect(navigator.presented == nil)
    }

    @Test func closedStepsAreReleased() {
        weak var released: SceneNavigator.Step?
        navigator.open([Place()])
        released = navigator.path.first
        navigator.path = []
        #expect(released == nil)
    }
}
