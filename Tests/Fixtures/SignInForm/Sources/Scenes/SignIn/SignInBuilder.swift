#if canImport(UIKit)
import UIKit
#endif

/// Wires the SignIn scene. It does nothing else.
struct SignInBuilder: SceneBuilder {
    @MainActor
    func makeViewModel() -> SignInViewModel {
        SignInViewModel()
    }

    @MainActor
    func makeRouter() -> SignInRouter {
        SignInRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController() -> UIViewController {
        SignInBuilder().viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = SignInViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}
