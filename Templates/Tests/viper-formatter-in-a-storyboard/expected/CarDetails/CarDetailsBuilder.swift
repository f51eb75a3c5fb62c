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
        formatter: any CarDetailsFormatterInterface,
        wireframe: any CarDetailsWireframeInterface
    ) -> CarDetailsPresenter {
        CarDetailsPresenter(
            withCarID: carID,
            view: view,
            interactor: interactor,
            formatter: formatter,
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
        let viewController = makeViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            interactor: makeInteractor(),
            formatter: CarDetailsFormatter(),
            wireframe: CarDetailsWireframe(handler: viewController, dependencies: dependencies)
        )
        return viewController
    }

    @MainActor
    private func makeViewController() -> CarDetailsViewController {
        // In a Swift package, the storyboard is in the package's own bundle.
        #if SWIFT_PACKAGE
        let bundle = Bundle.module
        #else
        let bundle = Bundle(for: CarDetailsViewController.self)
        #endif
        let storyboard = UIStoryboard(name: "CarDetails", bundle: bundle)
        return storyboard.instantiateViewController(identifier: "CarDetailsViewController")
    }
    #endif
}
