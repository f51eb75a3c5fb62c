#if canImport(UIKit)
import UIKit
#endif

/// Wires the Home scene and passes it its initial data.
nonisolated struct HomeBuilder: SceneBuilding, Hashable, Codable {
    let email: String

    init(withEmail email: String) {
        self.email = email
    }

    @MainActor
    func makeInteractor() -> HomeInteractor {
        HomeInteractor(withEmail: email)
    }

    @MainActor
    func makePresenter(
        view: (any HomeViewInterface)?,
        wireframe: any HomeWireframeInterface
    ) -> HomePresenter {
        HomePresenter(
            withEmail: email,
            view: view,
            interactor: makeInteractor(),
            wireframe: wireframe
        )
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(
        withEmail email: String,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        HomeBuilder(withEmail: email).viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = HomeViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            wireframe: HomeWireframe(handler: viewController, dependencies: dependencies)
        )
        return viewController
    }
    #endif
}
