#if canImport(UIKit)
import UIKit
#endif

/// Wires the Login scene.
nonisolated struct LoginBuilder: SceneBuilding, Hashable, Codable {
    @MainActor
    func makeInteractor(with dependencies: Dependencies = Dependencies()) -> LoginInteractor {
        LoginInteractor(
            users: dependencies[(any UserService).self, default: DemoUserService()],
            authorization: dependencies[Authorization.self, default: .shared]
        )
    }

    @MainActor
    func makePresenter(
        view: (any LoginViewInterface)?,
        wireframe: any LoginWireframeInterface,
        with dependencies: Dependencies = Dependencies()
    ) -> LoginPresenter {
        LoginPresenter(
            view: view,
            interactor: makeInteractor(with: dependencies),
            wireframe: wireframe
        )
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(with dependencies: Dependencies = .init()) -> UIViewController {
        LoginBuilder().viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = LoginViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            wireframe: LoginWireframe(handler: viewController, dependencies: dependencies),
            with: dependencies
        )
        return viewController
    }
    #endif
}
