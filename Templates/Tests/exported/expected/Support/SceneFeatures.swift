#if canImport(UIKit)
public import UIKit
#endif

/// Leads to a scene of another feature: its initial data, without its code.
public nonisolated protocol SceneRoute: SceneBuilding {}

/// A scene that other features lead to.
public nonisolated protocol RoutedScene: SceneBuilding {
    associatedtype RouteValue: SceneRoute

    init(_ route: RouteValue)
}

/// A feature, with the scenes that other features lead to.
public nonisolated protocol SceneFeature {
    static var scenes: [any RoutedScene.Type] { get }
    /// The types of the dependencies without a default, which the app provides.
    static var needs: [Any.Type] { get }
}

nonisolated extension SceneFeature {
    public static var needs: [Any.Type] { [] }
}

nonisolated extension Dependencies {
    /// Registers the scenes of features.
    public init(features: [any SceneFeature.Type]) {
        self.init()
        for feature in features { register(feature) }
    }

    /// Registers the scenes of a feature, in place of other scenes for the same routes.
    public mutating func register(_ feature: any SceneFeature.Type) {
        var registry = registry
        for scene in feature.scenes { registry.scenes[scene.route] = scene }
        registry.needs += feature.needs
        self.registry = registry
    }

    /// The routes that lead to no registered scene.
    public func unregistered(_ routes: [any SceneRoute.Type]) -> [any SceneRoute.Type] {
        routes.filter { registry.scenes[ObjectIdentifier($0)] == nil }
    }

    /// The types of the dependencies that the registered features need, and that have no value.
    public var missing: [Any.Type] {
        registry.needs.filter { values[ObjectIdentifier($0)] == nil }
    }

    /// The registered scene that a route leads to, with the route's data.
    public func scene(for route: any SceneRoute) -> (any SceneBuilding)? {
        registry.scenes[ObjectIdentifier(type(of: route))]?.scene(for: route)
    }

    /// The registered scene if the given one is a route, or else the given one.
    public func resolved(_ scene: any SceneBuilding) -> any SceneBuilding {
        (scene as? any SceneRoute).flatMap { self.scene(for: $0) } ?? scene
    }

    private var registry: SceneRegistry {
        get { self[SceneRegistry.self] ?? SceneRegistry() }
        set { self[SceneRegistry.self] = newValue }
    }
}

private nonisolated struct SceneRegistry {
    /// The scenes by the types of their routes.
    var scenes: [ObjectIdentifier: any RoutedScene.Type] = [:]
    var needs: [Any.Type] = []
}

nonisolated extension RoutedScene {
    fileprivate static var route: ObjectIdentifier { ObjectIdentifier(RouteValue.self) }

    fileprivate static func scene(for route: any SceneRoute) -> (any SceneBuilding)? {
        (route as? RouteValue).map { Self($0) }
    }
}

#if canImport(UIKit)
nonisolated extension SceneRoute {
    /// The view controller of the registered scene.
    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        guard let scene = dependencies.scene(for: self) else {
            assertionFailure("no registered feature has a scene for \(Self.self)")
            return UIViewController()
        }
        return scene.viewController(with: dependencies)
    }
}
#endif
