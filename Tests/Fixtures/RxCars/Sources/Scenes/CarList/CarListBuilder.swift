#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarList scene.
nonisolated struct CarListBuilder: SceneBuilding, Hashable, Codable {
    @MainActor
    func makeViewModel(with dependencies: Dependencies = Dependencies()) -> CarListViewModel {
        CarListViewModel(api: dependencies[(any CarFetching).self, default: CarService()])
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> CarListRouter {
        CarListRouter(handler: handler, dependencies: dependencies)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(with dependencies: Dependencies = .init()) -> UIViewController {
        CarListBuilder().viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = CarListViewController(
            withViewModel: makeViewModel(with: dependencies),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
