#if canImport(UIKit)
public import UIKit
#endif

/// Wires the Cart scene and passes it its initial data.
nonisolated public struct CartBuilder: SceneBuilding, Hashable, Codable {
    public let cartID: String

    public init(withCartID cartID: String) {
        self.cartID = cartID
    }

    @MainActor
    func makeViewModel() -> CartViewModel {
        CartViewModel(withCartID: cartID)
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> CartRouter {
        CartRouter(handler: handler, dependencies: dependencies)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    public static func viewController(
        withCartID cartID: String,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        CartBuilder(withCartID: cartID).viewController(with: dependencies)
    }

    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = CartViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
