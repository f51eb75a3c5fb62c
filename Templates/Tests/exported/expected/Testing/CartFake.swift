public import CheckoutInterface

#if canImport(UIKit)
public import UIKit
#endif

/// Stands for Cart in the tests, previews, and demo apps of other features.
public nonisolated struct CartFake: RoutedScene {
    public let route: CartRoute

    public init(_ route: CartRoute) {
        self.route = route
    }

    #if canImport(UIKit)
    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = UIViewController()
        viewController.view.backgroundColor = .systemBackground
        viewController.navigationItem.title = "Cart"
        return viewController
    }
    #endif
}

extension CartRoute {
    /// A value for tests and previews.
    @MainActor
    public static var sample: CartRoute {
        CartRoute(withCartID: "42", page: 42)
    }
}
