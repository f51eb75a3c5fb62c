#if canImport(UIKit)
import UIKit
#endif

/// Wires the Login scene.
nonisolated struct LoginBuilder: SceneBuilding, Hashable, Codable {
    @MainActor
    func makeViewModel() -> LoginViewModel {
        LoginViewModel()
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
    static func viewController(with dependencies: Dependencies = .init()) -> UIViewController {
        LoginBuilder().viewController(with: dependencies)
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
