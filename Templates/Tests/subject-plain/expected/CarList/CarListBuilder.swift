#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarList scene.
nonisolated struct CarListBuilder: SceneBuilding, Hashable, Codable {
    @MainActor
    func makePresenter(router: CarListWireframe) -> CarListPresenter {
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
        let wireframe = CarListWireframe(dependencies: dependencies)
        let presenter = makePresenter(router: wireframe)
        let viewController = CarListViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    #endif
}
