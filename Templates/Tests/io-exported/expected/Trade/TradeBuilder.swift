#if canImport(UIKit)
public import UIKit
#endif

/// Wires the Trade scene and passes it its initial data.
nonisolated public struct TradeBuilder: SceneBuilding {
    public let item: Item

    public init(withItem item: Item) {
        self.item = item
    }

    @MainActor
    func makeViewModel() -> TradeViewModel {
        TradeViewModel(withItem: item)
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> TradeRouter {
        TradeRouter(handler: handler, dependencies: dependencies)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    public static func viewController(
        withItem item: Item,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        TradeBuilder(withItem: item).viewController(with: dependencies)
    }

    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = TradeViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
