#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarList scene.
nonisolated struct CarListBuilder: SceneBuilding, Hashable, Codable {
    @MainActor
    func makeInteractor() -> CarListInteractor {
        CarListInteractor()
    }

    @MainActor
    func makePresenter(
        view: (any CarListViewInterface)?,
        wireframe: any CarListWireframeInterface
    ) -> CarListPresenter {
        CarListPresenter(view: view, interactor: makeInteractor(), wireframe: wireframe)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(with dependencies: Dependencies = .init()) -> UIViewController {
        CarListBuilder().viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = CarListViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            wireframe: CarListWireframe(handler: viewController, dependencies: dependencies)
        )
        return viewController
    }
    #endif
}
