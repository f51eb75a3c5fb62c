#if canImport(UIKit)
import UIKit
#endif

/// Wires the SignIn scene.
nonisolated struct SignInBuilder: SceneBuilder {
    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(fetch: SignInViewModel.Fetch? = nil) -> SignInViewModel {
        SignInViewModel(fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> SignInRouter {
        SignInRouter(handler: handler)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
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
        router.handler = viewController
        return viewController
    }
    #endif
}
