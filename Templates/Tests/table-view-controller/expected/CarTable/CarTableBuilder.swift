#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarTable scene. It does nothing else.
struct CarTableBuilder: SceneBuilder {
    @MainActor
    func makeViewModel() -> CarTableViewModel {
        CarTableViewModel()
    }

    @MainActor
    func makeRouter() -> CarTableRouter {
        CarTableRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
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
        router.viewController = viewController
        return viewController
    }
    #endif
}
