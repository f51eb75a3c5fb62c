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
    func makePresenter(router: any CarDetailsPresenterToRouterProtocol) -> CarDetailsPresenter {
        CarDetailsPresenter(
            withCarID: carID,
            interactor: CarDetailsInteractor(withCarID: carID),
            router: router
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
        let router = CarDetailsRouter(dependencies: dependencies)
        let viewController = CarDetailsViewController(presenter: makePresenter(router: router))
        router.handler = viewController
        return viewController
    }
    #endif
}
