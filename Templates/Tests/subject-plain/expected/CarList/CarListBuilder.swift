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
        interactor: CarListInteractor,
        router: CarListWireframe
    ) -> CarListPresenter {
        CarListPresenter(interactor: interactor, router: router)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController() -> UIViewController {
        CarListBuilder().viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let wireframe = CarListWireframe()
        let presenter = makePresenter(interactor: makeInteractor(), router: wireframe)
        let viewController = CarListViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    #endif
}
