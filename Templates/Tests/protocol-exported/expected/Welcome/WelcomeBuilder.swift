#if canImport(UIKit)
public import UIKit
#endif

/// Wires the Welcome scene.
nonisolated public struct WelcomeBuilder: SceneBuilding, Hashable, Codable {
    public init() {}

    @MainActor
    func makePresenter(router: any WelcomePresenterToRouterProtocol) -> WelcomePresenter {
        WelcomePresenter(interactor: WelcomeInteractor(), router: router)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    public static func viewController(
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        WelcomeBuilder().viewController(with: dependencies)
    }

    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = WelcomeRouter(dependencies: dependencies)
        let viewController = WelcomeViewController(presenter: makePresenter(router: router))
        router.handler = viewController
        return viewController
    }
    #endif
}
