{{> header}}
import Testing

@testable import {{module}}
{{> importTestUIKit}}

/// Tests how features are registered.
@MainActor
struct SceneFeaturesTests {
    private nonisolated struct Place: SceneRoute {
        var name = ""
    }

    private nonisolated struct OtherPlace: SceneRoute {}

    private nonisolated struct Scene: RoutedScene {
        let name: String

        init(_ route: Place) { name = route.name }

        {{> ifUIKit}}
        @MainActor func viewController(with dependencies: Dependencies) -> UIViewController { UIViewController() }
        {{> endIfUIKit}}
    }

    private nonisolated struct Fake: RoutedScene {
        init(_ route: Place) {}

        {{> ifUIKit}}
        @MainActor func viewController(with dependencies: Dependencies) -> UIViewController { UIViewController() }
        {{> endIfUIKit}}
    }

    private nonisolated enum Places: SceneFeature {
        static var scenes: [any RoutedScene.Type] { [Scene.self] }
        static var needs: [Any.Type] { [(any Error).self] }
    }

    private nonisolated enum Fakes: SceneFeature {
        static var scenes: [any RoutedScene.Type] { [Fake.self] }
    }

    private let dependencies = Dependencies(features: [Places.self])

    @Test func routeLeadsToItsScene() {
        let scene = dependencies.scene(for: Place(name: "first"))
        #expect((scene as? Scene)?.name == "first")
        #expect(dependencies.scene(for: OtherPlace()) == nil)
    }

    @Test func routesWithoutSceneAreKnown() {
        let missing = dependencies.unregistered([Place.self, OtherPlace.self])
        #expect(missing.count == 1 && missing[0] == OtherPlace.self)
    }

    @Test func missingDependenciesAreKnown() {
        var dependencies = dependencies
        #expect(dependencies.missing.map { "\($0)" } == ["Error"])
        dependencies[(any Error).self] = CancellationError()
        #expect(dependencies.missing.isEmpty)
    }

    @Test func laterFeatureReplacesScenes() {
        var dependencies = dependencies
        dependencies.register(Fakes.self)
        #expect(dependencies.scene(for: Place()) is Fake)
    }

    @Test func onlyRoutesAreResolved() {
        #expect(dependencies.resolved(Place()) is Scene)
        #expect(dependencies.resolved(OtherPlace()) is OtherPlace)
        #expect(dependencies.resolved(Fake(Place())) is Fake)
    }
}
