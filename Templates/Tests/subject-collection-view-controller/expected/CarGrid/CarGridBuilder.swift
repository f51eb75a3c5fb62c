#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarGrid scene.
nonisolated struct CarGridBuilder: SceneBuilding, Hashable, Codable {
    @MainActor
    func makePresenter(router: CarGridWireframe) -> CarGridPresenter {
        CarGridPresenter(interactor: CarGridInteractor(), router: router)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(with dependencies: Dependencies = .init()) -> UIViewController {
        CarGridBuilder().viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let wireframe = CarGridWireframe(dependencies: dependencies)
        let presenter = makePresenter(router: wireframe)
        let viewController = CarGridViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    #endif
}
