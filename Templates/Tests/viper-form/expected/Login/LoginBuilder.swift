#if canImport(UIKit)
import UIKit
#endif

/// Wires the Login scene and passes it its initial data.
nonisolated struct LoginBuilder: SceneBuilding, Hashable, Codable {
    let user: String

    init(withUser user: String) {
        self.user = user
    }

    @MainActor
    func makeInteractor() -> LoginInteractor {
        LoginInteractor(withUser: user)
    }

    @MainActor
    func makePresenter(
        view: (any LoginViewInterface)?,
        interactor: any LoginInteractorInterface,
        wireframe: any LoginWireframeInterface
    ) -> LoginPresenter {
        LoginPresenter(withUser: user, view: view, interactor: interactor, wireframe: wireframe)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(
        withUser user: String,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        LoginBuilder(withUser: user).viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = LoginViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            interactor: makeInteractor(),
            wireframe: LoginWireframe(handler: viewController, dependencies: dependencies)
        )
        return viewController
    }
    #endif
}
