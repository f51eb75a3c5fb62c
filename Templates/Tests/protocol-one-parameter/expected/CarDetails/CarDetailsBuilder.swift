#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarDetails scene and passes it its initial data.
struct CarDetailsBuilder: SceneBuilder {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    /// - Parameter fetch: Replaces what the interactor fetches, in tests and previews.
    @MainActor
    func makeInteractor(fetch: CarDetailsInteractor.Fetch? = nil) -> CarDetailsInteractor {
        CarDetailsInteractor(withCarID: carID, fetch: fetch)
    }

    @MainActor
    func makePresenter(
        interactor: any CarDetailsPresenterToInteractorProtocol,
        router: any CarDetailsPresenterToRouterProtocol
    ) -> CarDetailsPresenter {
        CarDetailsPresenter(withCarID: carID, interactor: interactor, router: router)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(withCarID carID: String) -> UIViewController {
        CarDetailsBuilder(withCarID: carID).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let wireframe = CarDetailsWireframe()
        let presenter = makePresenter(interactor: makeInteractor(), router: wireframe)
        let viewController = CarDetailsViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    #endif
}
