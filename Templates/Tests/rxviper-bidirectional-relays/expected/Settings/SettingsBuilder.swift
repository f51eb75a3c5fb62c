#if canImport(UIKit)
import UIKit
#endif

/// Wires the Settings scene.
nonisolated struct SettingsBuilder: SceneBuilding, Hashable, Codable {
    @MainActor
    func makePresenter(
        view: (any SettingsViewInterface)?,
        wireframe: any SettingsWireframeInterface
    ) -> SettingsPresenter {
        SettingsPresenter(view: view, wireframe: wireframe)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(with dependencies: Dependencies = .init()) -> UIViewController {
        SettingsBuilder().viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = SettingsViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            wireframe: SettingsWireframe(handler: viewController, dependencies: dependencies)
        )
        return viewController
    }
    #endif
}
