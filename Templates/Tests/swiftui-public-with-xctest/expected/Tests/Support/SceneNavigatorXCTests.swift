import XCTest

@testable import Scenes

#if canImport(UIKit)
import UIKit
#endif

/// Follows routes, without views.
nonisolated final class SceneNavigatorXCTests: XCTestCase {
    private struct Place: SceneBuilder {
        var name = ""
        #if canImport(UIKit)
        @MainActor func viewController() -> UIViewController { UIViewController() }
        #endif
    }

    @MainActor
    func testPushedSceneCanBeClosed() async throws {
        let navigator = SceneNavigator(root: Place())
        navigator.root.handle(.push(Place(name: "pushed")))
        let step = try XCTUnwrap(navigator.path.first)
        XCTAssertEqual((step.scene as? Place)?.name, "pushed")
        step.handle(.close)
        XCTAssertTrue(navigator.path.isEmpty)
    }

    @MainActor
    func testCloseTakesTheScenesAboveAlong() async {
        let navigator = SceneNavigator(root: Place())
        navigator.open([Place(name: "below"), Place(), Place()])
        navigator.path[1].handle(.close)
        XCTAssertEqual(navigator.path.map { ($0.scene as? Place)?.name }, ["below"])
    }

    @MainActor
    func testPresentedScenesCanBeClosed() async throws {
        let navigator = SceneNavigator(root: Place())
        navigator.root.handle(.present(Place()))
        navigator.root.handle(.present(Place()))
        let first = try XCTUnwrap(navigator.presented)
        let second = try XCTUnwrap(first.presented)
        second.root.handle(.close)
        XCTAssertNil(first.presented)
        first.root.handle(.close)
        XCTAssertNil(navigator.presented)
    }

    @MainActor
    func testClosedSceneDoesNotCloseAnother() async throws {
        let navigator = SceneNavigator(root: Place())
        navigator.present(Place())
        let closed = try XCTUnwrap(navigator.presented)
        closed.root.handle(.close)
        navigator.present(Place())
        closed.root.handle(.close)
        XCTAssertNotNil(navigator.presented)
    }

    @MainActor
    func testFirstSceneCannotBeClosed() async {
        let navigator = SceneNavigator(root: Place())
        navigator.open([Place()])
        navigator.root.handle(.close)
        XCTAssertEqual(navigator.path.count, 1)
    }

    @MainActor
    func testAlertCoversEverything() async throws {
        let navigator = SceneNavigator(root: Place())
        navigator.present(Place())
        navigator.root.handle(.alert(SceneAlert(title: "No connection")))
        let top = try XCTUnwrap(navigator.presented)
        XCTAssertEqual(top.alert?.title, "No connection")
        XCTAssertTrue(top.isAlertPresented)
        XCTAssertFalse(navigator.isAlertPresented)
        top.isAlertPresented = false
        XCTAssertNil(top.alert)
    }

    @MainActor
    func testOpenReplacesWhatIsThere() async {
        let navigator = SceneNavigator(root: Place())
        navigator.open([Place(name: "old")])
        navigator.present(Place())
        navigator.open([Place(name: "new")])
        XCTAssertEqual(navigator.path.map { ($0.scene as? Place)?.name }, ["new"])
        XCTAssertNil(navigator.presented)
    }

    @MainActor
    func testClosedStepsAreReleased() async {
        let navigator = SceneNavigator(root: Place())
        weak var released: SceneNavigator.Step?
        navigator.open([Place()])
        released = navigator.path.first
        navigator.path = []
        XCTAssertNil(released)
    }
}
