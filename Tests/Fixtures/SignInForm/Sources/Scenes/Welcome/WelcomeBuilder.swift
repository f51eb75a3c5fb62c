#if canImport(UIKit)
import UIKit
#endif

/// Wires the Welcome scene and hands it its initial data. It does nothing else.
struct WelcomeBuilder: SceneBuilder {
    let email: String

    init(withEmail email: String) {
        self.email = email
    }

    @MainActor
    func makeViewModel() -> WelcomeViewModel {
        WelcomeViewModel(withEmail: email)
    }

    @MainActor
    func makeRouter() -> WelcomeRouter {
        WelcomeRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController(withEmail email: String) -> UIViewController {
        WelcomeBuilder(withEmail: email).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = WelcomeViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}
