#if canImport(UIKit)
public import UIKit
#endif

/// Wires the Cart scene and passes it its initial data.
nonisolated public struct CartBuilder: SceneBuilding, Hashable, Codable {
    public let cartID: String
    public let page: Int

    public init(withCartID cartID: String, page: Int = 1) {
        self.cartID = cartID
        self.page = page
    }

    @MainActor
    func makeViewModel(with dependencies: Dependencies = Dependencies()) -> CartViewModel {
        CartViewModel(withCartID: cartID, page: page, limit: dependencies[Int.self, default: 3])
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
        page: Int = 1,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        CartBuilder(withCartID: cartID, page: page).viewController(with: dependencies)
    }

    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = CartViewController(
            withViewModel: makeViewModel(with: dependencies),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
