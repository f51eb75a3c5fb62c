#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarList scene.
struct CarListBuilder: SceneBuilder {
    /// - Parameter fetch: Replaces what the interactor fetches, in tests and previews.
    @MainActor
    func makeInteractor(fetch: CarListInteractor.Fetch? = nil) -> CarListInteractor {
        CarListInteractor(fetch: fetch)
    }

    @MainActor
    func makePresenter(
        view: any CarListViewInterface,
        interactor: any CarListInteractorInterface,
        wireframe: any CarListWireframeInterface
    ) -> CarListPresenter {
        CarListPresenter(view: view, interactor: interactor, wireframe: wireframe)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController() -> UIViewController {
        CarListBuilder().viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let viewController = CarListViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            interactor: makeInteractor(),
            wireframe: CarListWireframe(handler: viewController)
        )
        return viewController
    }
    #endif
}
