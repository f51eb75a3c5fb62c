#if canImport(UIKit)
public import UIKit
#endif

/// Wires the CarDetails scene and passes it its initial data.
nonisolated public struct CarDetailsBuilder: SceneBuilding, Hashable, Codable {
    public let carID: String

    public init(withCarID carID: String) {
        self.carID = carID
    }

    @MainActor
    func makeInteractor() -> CarDetailsInteractor {
        CarDetailsInteractor(withCarID: carID)
    }

    @MainActor
    func makePresenter(
        view: (any CarDetailsViewInterface)?,
        wireframe: any CarDetailsWireframeInterface
    ) -> CarDetailsPresenter {
        CarDetailsPresenter(
            withCarID: carID,
            view: view,
            interactor: makeInteractor(),
            wireframe: wireframe
        )
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    public static func viewController(
        withCarID carID: String,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        CarDetailsBuilder(withCarID: carID).viewController(with: dependencies)
    }

    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = CarDetailsViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            wireframe: CarDetailsWireframe(handler: viewController, dependencies: dependencies)
        )
        return viewController
    }
    #endif
}
