#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarTable scene.
struct CarTableBuilder: SceneBuilder {
    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(fetch: CarTableViewModel.Fetch? = nil) -> CarTableViewModel {
        CarTableViewModel(fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> CarTableRouter {
        CarTableRouter(handler: handler)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController() -> UIViewController {
        CarTableBuilder().viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarTableViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
