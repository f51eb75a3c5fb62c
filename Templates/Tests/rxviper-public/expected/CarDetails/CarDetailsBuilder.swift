#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarDetails scene and passes it its initial data.
public struct CarDetailsBuilder: SceneBuilder {
    public let carID: String

    public init(withCarID carID: String) {
        self.carID = carID
    }

    /// - Parameter fetch: Replaces what the interactor fetches, in tests and previews.
    @MainActor
    func makeInteractor(fetch: CarDetailsInteractor.Fetch? = nil) -> CarDetailsInteractor {
        CarDetailsInteractor(withCarID: carID, fetch: fetch)
    }

    @MainActor
    func makePresenter(
        view: any CarDetailsViewInterface,
        interactor: any CarDetailsInteractorInterface,
        wireframe: any CarDetailsWireframeInterface
    ) -> CarDetailsPresenter {
        CarDetailsPresenter(
            withCarID: carID,
            view: view,
            interactor: interactor,
            wireframe: wireframe
        )
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    public static func viewController(withCarID carID: String) -> UIViewController {
        CarDetailsBuilder(withCarID: carID).viewController()
    }

    @MainActor
    public func viewController() -> UIViewController {
        let viewController = CarDetailsViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            interactor: makeInteractor(),
            wireframe: CarDetailsWireframe(handler: viewController)
        )
        return viewController
    }
    #endif
}
