import XCTest

@testable import Scenes

#if canImport(UIKit)
import UIKit
#endif

/// Follows routes, without views.
nonisolated final class SceneNavigatorXCTests: XCTestCase {
    private struct Place: SceneBuilding {
        var name = ""
        #if canImport(UIKit)
        @MainActor
        func viewController(with dependencies: Dependencies) -> UIViewController {
            UIViewController()
        }
        #endif
    }

    @MainActor private lazy var navigator = SceneNavigator(root: Place(name: "root"))

    @MainActor
    private func ask(_ step: SceneNavigator.Step?, for request: RouteRequest) throws {
        let step = try XCTUnwrap(step)
        SceneRouter(handler: step).handle(request)
    }

    @MainActor private var names: [String?] {
        navigator.path.map { ($0.scene as? Place)?.name }
    }

    @MainActor
    func testPushedSceneCanBeClosed() async throws {
        try ask(navigator.root, for: .push(Place(name: "pushed")))
        XCTAssertEqual(names, ["pushed"])
        try ask(navigator.path.first, for: .close())
        XCTAssertEqual(names, [])
    }

    @MainActor
    func testCloseTakesTheScenesAboveAlong() async throws {
        navigator.open([Place(name: "below"), Place(), Place()])
        try ask(navigator.path[1], for: .present(Place()))
        try ask(navigator.path[1], for: .close())
        XCTAssertEqual(names, ["below"])
        XCTAssertNil(navigator.presented)
    }

    @MainActor
    func testCloseCallsItsActionOnceTheScenesAreGone() async throws {
        navigator.open([Place(), Place()])
        let top = try XCTUnwrap(navigator.path.last)
        top.viewDidAppear()
        var isGone = false
        try ask(navigator.path.first, for: .close(then: { isGone = true }))
        XCTAssertFalse(isGone)
        top.viewDidDisappear()
        XCTAssertTrue(isGone)
    }

    @MainActor
    func testCloseOfAnInvisibleSceneCallsItsAction() throws {
        navigator.open([Place(), Place()])
        var isGone = false
        try ask(navigator.path.first, for: .close(then: { isGone = true }))
        XCTAssertTrue(isGone)
    }

    @MainActor
    func testSceneCanBeReplaced() async throws {
        navigator.open([Place(name: "old"), Place()])
        try ask(navigator.path.first, for: .replace(with: Place(name: "new")))
        XCTAssertEqual(names, ["new"])
        try ask(navigator.root, for: .replace(with: Place(name: "first")))
        XCTAssertEqual((navigator.root.scene as? Place)?.name, "first")
        XCTAssertEqual(names, [])
    }

    @MainActor
    func testStackReturnsToItsFirstScene() async throws {
        navigator.open([Place(), Place()])
        try ask(navigator.path.last, for: .popToRoot)
        XCTAssertEqual(names, [])
    }

    @MainActor
    func testPresentedScenesCanBeClosed() async throws {
        try ask(navigator.root, for: .present(Place()))
        try ask(navigator.root, for: .present(Place(), as: .fullScreen))
        let first = try XCTUnwrap(navigator.sheet)
        try ask(first.cover?.root, for: .close())
        XCTAssertNil(first.presented)
        try ask(first.root, for: .close())
        XCTAssertNil(navigator.presented)
    }

    @MainActor
    func testSwipedSceneIsTold() async throws {
        navigator.present(Place(), as: .popover)
        var isTold = false
        navigator.popover?.root.onDismissal = { isTold = true }
        navigator.sheet = nil
        XCTAssertFalse(isTold)
        navigator.popover = nil
        XCTAssertTrue(isTold)
        XCTAssertNil(navigator.presented)
    }

    @MainActor
    func testClosedSceneDoesNotCloseAnother() async throws {
        navigator.present(Place())
        let closed = try XCTUnwrap(navigator.presented?.root)
        try ask(closed, for: .close())
        navigator.present(Place())
        try ask(closed, for: .close())
        XCTAssertNotNil(navigator.presented)
    }

    @MainActor
    func testFirstSceneCannotBeClosed() async throws {
        navigator.open([Place()])
        try ask(navigator.root, for: .close())
        XCTAssertEqual(navigator.path.count, 1)
    }

    @MainActor
    func testAlertCoversEverything() async throws {
        navigator.present(Place())
        try ask(navigator.root, for: .alert(SceneAlert(title: "Rename")))
        let top = try XCTUnwrap(navigator.presented)
        XCTAssertEqual(top.alert?.title, "Rename")
        XCTAssertTrue(top.isAlertPresented)
        XCTAssertFalse(top.isActionSheetPresented)
        XCTAssertFalse(navigator.isAlertPresented)
        top.isAlertPresented = false
        XCTAssertNil(top.alert)
    }

    @MainActor
    func testAlertsFollowEachOther() async {
        navigator.show(SceneAlert(title: "Saved"))
        navigator.show(SceneAlert(title: "Sent"))
        XCTAssertEqual(navigator.alert?.title, "Saved")
        navigator.isAlertPresented = false
        XCTAssertNil(navigator.alert)
        for _ in 0..<1000 where navigator.alert == nil { await Task.yield() }
        XCTAssertEqual(navigator.alert?.title, "Sent")
    }

    @MainActor
    func testOpenReplacesWhatIsThere() async {
        navigator.open([Place(name: "old")])
        navigator.present(Place())
        navigator.open([Place(name: "new")])
        XCTAssertEqual(names, ["new"])
        XCTAssertNil(navigator.presented)
    }

    @MainActor
    func testSceneReportsThatItAppeared() async {
        var heard: [String] = []
        let events = SceneEvents()
        events.observer = { if case .appeared(let scene) = $0 { heard.append(scene) } }
        SceneEvents.local.withValue(events) { navigator.root.report() }
        XCTAssertEqual(heard, ["Place"])
    }

    @MainActor
    func testDependenciesComeAlong() async throws {
        var dependencies = Dependencies()
        dependencies[Int.self] = 42
        let router = SceneRouter(handler: navigator.root, dependencies: dependencies)
        router.handle(.push(Place()))
        router.handle(.present(Place()))
        XCTAssertEqual(navigator.path.first?.dependencies[Int.self], 42)
        XCTAssertEqual(navigator.presented?.root.dependencies[Int.self], 42)
    }

    @MainActor
    func testClosedStepsAreReleased() async {
        weak var released: SceneNavigator.Step?
        navigator.open([Place()])
        released = navigator.path.first
        navigator.path = []
        XCTAssertNil(released)
    }
}
