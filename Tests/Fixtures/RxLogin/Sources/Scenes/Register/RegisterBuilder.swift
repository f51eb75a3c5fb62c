#if canImport(UIKit)
import UIKit
#endif

/// Wires the Register scene.
struct RegisterBuilder: SceneBuilder {
    /// - Parameter fetch: Replaces what the presenter fetches, in tests and previews.
    @MainActor
    func makePresenter(
        view: any RegisterViewInterface,
        wireframe: any RegisterWireframeInterface,
        fetch: RegisterPresenter.Fetch? = nil
    ) -> RegisterPresenter {
        RegisterPresenter(view: view, wireframe: wireframe, fetch: fetch)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController() -> UIViewController {
        RegisterBuilder().viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let viewController = RegisterViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            wireframe: RegisterWireframe(handler: viewController)
        )
        return viewController
    }
    #endif
}
