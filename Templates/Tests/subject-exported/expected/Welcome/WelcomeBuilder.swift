#if canImport(UIKit)
public import UIKit
#endif

/// Wires the Welcome scene.
nonisolated public struct WelcomeBuilder: SceneBuilding, Hashable, Codable {
    public init() {}

    @MainActor
    func makePresenter(router: WelcomeWireframe) -> WelcomePresenter {
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
        let wireframe = WelcomeWireframe(dependencies: dependencies)
        let presenter = makePresenter(router: wireframe)
        let viewController = WelcomeViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    #endif
}
