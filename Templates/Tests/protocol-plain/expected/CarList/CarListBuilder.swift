#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarList scene.
nonisolated struct CarListBuilder: SceneBuilding, Hashable, Codable {
    @MainActor
    func makePresenter(router: any CarListPresenterToRouterProtocol) -> CarListPresenter {
        CarListPresenter(interactor: CarListInteractor(), router: router)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(with dependencies: Dependencies = .init()) -> UIViewController {
        CarListBuilder().viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = CarListRouter(dependencies: dependencies)
        let viewController = CarListViewController(presenter: makePresenter(router: router))
        router.handler = viewController
        return viewController
    }
    #endif
}
