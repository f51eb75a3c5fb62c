#if canImport(UIKit)
import UIKit
#endif

/// Wires the Home scene and passes it its initial data.
struct HomeBuilder: SceneBuilder {
    let email: String

    init(withEmail email: String) {
        self.email = email
    }

    /// - Parameter fetch: Replaces what the interactor fetches, in tests and previews.
    @MainActor
    func makeInteractor(fetch: HomeInteractor.Fetch? = nil) -> HomeInteractor {
        HomeInteractor(withEmail: email, fetch: fetch)
    }

    @MainActor
    func makePresenter(
        view: any HomeViewInterface,
        interactor: any HomeInteractorInterface,
        wireframe: any HomeWireframeInterface
    ) -> HomePresenter {
        HomePresenter(withEmail: email, view: view, interactor: interactor, wireframe: wireframe)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(withEmail email: String) -> UIViewController {
        HomeBuilder(withEmail: email).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let viewController = HomeViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            interactor: makeInteractor(),
            wireframe: HomeWireframe(handler: viewController)
        )
        return viewController
    }
    #endif
}
