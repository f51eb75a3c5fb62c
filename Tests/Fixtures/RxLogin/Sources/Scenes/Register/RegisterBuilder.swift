#if canImport(UIKit)
import UIKit
#endif

/// Wires the Register scene.
nonisolated struct RegisterBuilder: SceneBuilding, Hashable, Codable {
    @MainActor
    func makePresenter(
        view: (any RegisterViewInterface)?,
        wireframe: any RegisterWireframeInterface
    ) -> RegisterPresenter {
        RegisterPresenter(view: view, wireframe: wireframe)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(with dependencies: Dependencies = .init()) -> UIViewController {
        RegisterBuilder().viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = RegisterViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            wireframe: RegisterWireframe(handler: viewController, dependencies: dependencies)
        )
        return viewController
    }
    #endif
}
