#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarList scene. It does nothing else.
struct CarListBuilder: SceneBuilder {
    @MainActor
    func makeViewModel() -> CarListViewModel {
        CarListViewModel()
    }

    @MainActor
    func makeRouter() -> CarListRouter {
        CarListRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
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
        router.viewController = viewController
        return viewController
    }
    #endif
}
