#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarTable scene.
nonisolated struct CarTableBuilder: SceneBuilding, Hashable, Codable {
    @MainActor
    func makePresenter(router: any CarTablePresenterToRouterProtocol) -> CarTablePresenter {
        CarTablePresenter(interactor: CarTableInteractor(), router: router)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(with dependencies: Dependencies = .init()) -> UIViewController {
        CarTableBuilder().viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = CarTableRouter(dependencies: dependencies)
        let viewController = CarTableViewController(presenter: makePresenter(router: router))
        router.handler = viewController
        return viewController
    }
    #endif
}
