import XCTest

@testable import Checkout

#if canImport(UIKit)
import UIKit
#endif

/// Tests how features are registered.
nonisolated final class SceneFeaturesXCTests: XCTestCase {
    private nonisolated struct Place: SceneRoute {
        var name = ""
    }

    private nonisolated struct OtherPlace: SceneRoute {}

    private nonisolated struct Scene: RoutedScene {
        let name: String

        init(_ route: Place) { name = route.name }

        #if canImport(UIKit)
        @MainActor
        func viewController(with dependencies: Dependencies) -> UIViewController {
            UIViewController()
        }
        #endif
    }

    private nonisolated struct Fake: RoutedScene {
        init(_ route: Place) {}

        #if canImport(UIKit)
        @MainActor
        func viewController(with dependencies: Dependencies) -> UIViewController {
            UIViewController()
        }
        #endif
    }

    private nonisolated enum Places: SceneFeature {
        static var scenes: [any RoutedScene.Type] { [Scene.self] }
        static var needs: [Any.Type] { [(any Error).self] }
    }

    private nonisolated enum Fakes: SceneFeature {
        static var scenes: [any RoutedScene.Type] { [Fake.self] }
    }

    private var dependencies: Dependencies { Dependencies(features: [Places.self]) }

    @MainActor
    func testRouteLeadsToItsScene() async {
        let scene = dependencies.scene(for: Place(name: "first"))
        XCTAssertEqual((scene as? Scene)?.name, "first")
        XCTAssertNil(dependencies.scene(for: OtherPlace()))
    }

    @MainActor
    func testRoutesWithoutSceneAreKnown() async {
        let missing = dependencies.unregistered([Place.self, OtherPlace.self])
        XCTAssertTrue(missing.count == 1 && missing[0] == OtherPlace.self)
    }

    @MainActor
    func testMissingDependenciesAreKnown() async {
        var dependencies = dependencies
        XCTAssertEqual(dependencies.missing.map { "\($0)" }, ["Error"])
        dependencies[(any Error).self] = CancellationError()
        XCTAssertTrue(dependencies.missing.isEmpty)
    }

    @MainActor
    func testLaterFeatureReplacesScenes() async {
        var dependencies = dependencies
        dependencies.register(Fakes.self)
        XCTAssertTrue(dependencies.scene(for: Place()) is Fake)
    }

    @MainActor
    func testOnlyRoutesAreResolved() async {
        XCTAssertTrue(dependencies.resolved(Place()) is Scene)
        XCTAssertTrue(dependencies.resolved(OtherPlace()) is OtherPlace)
        XCTAssertTrue(dependencies.resolved(Fake(Place())) is Fake)
    }
}
