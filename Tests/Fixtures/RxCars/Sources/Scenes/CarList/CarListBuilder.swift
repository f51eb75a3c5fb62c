#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarList scene.
nonisolated struct CarListBuilder: SceneBuilder {
    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(
        api: any CarFetching = CarService(),
        fetch: CarListViewModel.Fetch? = nil
    ) -> CarListViewModel {
        CarListViewModel(api: api, fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> CarListRouter {
        CarListRouter(handler: handler)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController() -> UIViewController {
        CarListBuilder().viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarListViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
