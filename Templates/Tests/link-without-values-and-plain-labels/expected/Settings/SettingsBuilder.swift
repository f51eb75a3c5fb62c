#if canImport(UIKit)
import UIKit
#endif

/// Wires the Settings scene and passes it its initial data.
public struct SettingsBuilder: SceneBuilder {
    public let section: String?

    public init(section: String?) {
        self.section = section
    }

    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(fetch: SettingsViewModel.Fetch? = nil) -> SettingsViewModel {
        SettingsViewModel(section: section, fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> SettingsRouter {
        SettingsRouter(handler: handler)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    public static func viewController(section: String?) -> UIViewController {
        SettingsBuilder(section: section).viewController()
    }

    @MainActor
    public func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = SettingsViewController(
            viewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
