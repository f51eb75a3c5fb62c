#if canImport(UIKit)
import UIKit
#endif

/// Wires the Feed scene. It does nothing else.
struct FeedBuilder: SceneBuilder {
    @MainActor
    func makeViewModel() -> FeedViewModel {
        FeedViewModel()
    }

    @MainActor
    func makeRouter() -> FeedRouter {
        FeedRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController() -> UIViewController {
        FeedBuilder().viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = FeedViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}
