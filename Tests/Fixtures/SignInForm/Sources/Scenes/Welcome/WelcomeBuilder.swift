#if canImport(UIKit)
import UIKit
#endif

/// Wires the Welcome scene and passes it its initial data.
nonisolated struct WelcomeBuilder: SceneBuilder {
    let email: String

    init(withEmail email: String) {
        self.email = email
    }

    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(fetch: WelcomeViewModel.Fetch? = nil) -> WelcomeViewModel {
        WelcomeViewModel(withEmail: email, fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> WelcomeRouter {
        WelcomeRouter(handler: handler)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
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
        router.handler = viewController
        return viewController
    }
    #endif
}
