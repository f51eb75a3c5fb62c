#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarDetails scene and passes it its initial data.
nonisolated struct CarDetailsBuilder: SceneBuilding, Hashable, Codable {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    @MainActor
    func makeInteractor() -> CarDetailsInteractor {
        CarDetailsInteractor(withCarID: carID)
    }

    @MainActor
    func makePresenter(
        view: (any CarDetailsViewInterface)?,
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
    static func viewController(
        withCarID carID: String,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        CarDetailsBuilder(withCarID: carID).viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = CarDetailsViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            interactor: makeInteractor(),
            wireframe: CarDetailsWireframe(handler: viewController, dependencies: dependencies)
        )
        return viewController
    }
    #endif
}
