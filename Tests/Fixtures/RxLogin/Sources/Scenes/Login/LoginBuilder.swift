#if canImport(UIKit)
import UIKit
#endif

/// Wires the Login scene.
struct LoginBuilder: SceneBuilder {
    /// - Parameter fetch: Replaces what the interactor fetches, in tests and previews.
    @MainActor
    func makeInteractor(
        users: any UserService = DemoUserService(),
        authorization: Authorization = .shared,
        fetch: LoginInteractor.Fetch? = nil
    ) -> LoginInteractor {
        LoginInteractor(users: users, authorization: authorization, fetch: fetch)
    }

    @MainActor
    func makePresenter(
        view: any LoginViewInterface,
        interactor: any LoginInteractorInterface,
        wireframe: any LoginWireframeInterface
    ) -> LoginPresenter {
        LoginPresenter(view: view, interactor: interactor, wireframe: wireframe)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController() -> UIViewController {
        LoginBuilder().viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let viewController = LoginViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            interactor: makeInteractor(),
            wireframe: LoginWireframe(handler: viewController)
        )
        return viewController
    }
    #endif
}
