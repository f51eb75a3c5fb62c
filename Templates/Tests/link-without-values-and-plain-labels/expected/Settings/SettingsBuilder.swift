#if canImport(UIKit)
public import UIKit
#endif

/// Wires the Settings scene and passes it its initial data.
nonisolated public struct SettingsBuilder: SceneBuilding, Hashable, Codable {
    public let section: String?

    public init(section: String?) {
        self.section = section
    }

    @MainActor
    func makeViewModel() -> SettingsViewModel {
        SettingsViewModel(section: section)
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> SettingsRouter {
        SettingsRouter(handler: handler, dependencies: dependencies)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    public static func viewController(
        section: String?,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        SettingsBuilder(section: section).viewController(with: dependencies)
    }

    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = SettingsViewController(
            viewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
