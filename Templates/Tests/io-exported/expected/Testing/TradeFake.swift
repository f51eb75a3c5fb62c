public import CheckoutInterface

#if canImport(UIKit)
public import UIKit
#endif

/// Stands for Trade in the tests, previews, and demo apps of other features.
public nonisolated struct TradeFake: RoutedScene {
    public let route: TradeRoute

    public init(_ route: TradeRoute) {
        self.route = route
    }

    #if canImport(UIKit)
    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = UIViewController()
        viewController.view.backgroundColor = .systemBackground
        viewController.navigationItem.title = "Trade"
        return viewController
    }
    #endif
}
