#if canImport(UIKit)
import UIKit
#endif

/// Wires the Welcome scene and passes it its initial data.
nonisolated struct WelcomeBuilder: SceneBuilding, Hashable, Codable {
    let email: String

    init(withEmail email: String) {
        self.email = email
    }

    @MainActor
    func makeViewModel() -> WelcomeViewModel {
        WelcomeViewModel(withEmail: email)
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> WelcomeRouter {
        WelcomeRouter(handler: handler, dependencies: dependencies)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(
        withEmail email: String,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        WelcomeBuilder(withEmail: email).viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = WelcomeViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
