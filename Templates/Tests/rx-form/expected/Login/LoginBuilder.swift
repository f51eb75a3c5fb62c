#if canImport(UIKit)
import UIKit
#endif

/// Wires the Login scene and passes it its initial data.
nonisolated struct LoginBuilder: SceneBuilding, Hashable, Codable {
    let user: String

    init(withUser user: String) {
        self.user = user
    }

    @MainActor
    func makeViewModel() -> LoginViewModel {
        LoginViewModel(withUser: user)
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> LoginRouter {
        LoginRouter(handler: handler, dependencies: dependencies)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(
        withUser user: String,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        LoginBuilder(withUser: user).viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = LoginViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
