#if canImport(UIKit)
import UIKit
#endif

/// Wires the Settings scene.
struct SettingsBuilder: SceneBuilder {
    /// - Parameter fetch: Replaces what the presenter fetches, in tests and previews.
    @MainActor
    func makePresenter(
        view: any SettingsViewInterface,
        wireframe: any SettingsWireframeInterface,
        fetch: SettingsPresenter.Fetch? = nil
    ) -> SettingsPresenter {
        SettingsPresenter(view: view, wireframe: wireframe, fetch: fetch)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController() -> UIViewController {
        SettingsBuilder().viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let viewController = SettingsViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            wireframe: SettingsWireframe(handler: viewController)
        )
        return viewController
    }
    #endif
}
