#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarTable scene.
nonisolated struct CarTableBuilder: SceneBuilding, Hashable, Codable {
    @MainActor
    func makeInteractor() -> CarTableInteractor {
        CarTableInteractor()
    }

    @MainActor
    func makePresenter(
        view: (any CarTableViewInterface)?,
        interactor: any CarTableInteractorInterface,
        formatter: any CarTableFormatterInterface,
        wireframe: any CarTableWireframeInterface
    ) -> CarTablePresenter {
        CarTablePresenter(
            view: view,
            interactor: interactor,
            formatter: formatter,
            wireframe: wireframe
        )
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(with dependencies: Dependencies = .init()) -> UIViewController {
        CarTableBuilder().viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = CarTableViewController(style: .plain)
        viewController.presenter = makePresenter(
            view: viewController,
            interactor: makeInteractor(),
            formatter: CarTableFormatter(),
            wireframe: CarTableWireframe(handler: viewController, dependencies: dependencies)
        )
        return viewController
    }
    #endif
}
