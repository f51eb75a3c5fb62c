public import CheckoutInterface

#if canImport(UIKit)
public import UIKit
#endif

/// Stands for Welcome in the tests, previews, and demo apps of other features.
public nonisolated struct WelcomeFake: RoutedScene {
    public let route: WelcomeRoute

    public init(_ route: WelcomeRoute) {
        self.route = route
    }

    #if canImport(UIKit)
    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = UIViewController()
        viewController.view.backgroundColor = .systemBackground
        viewController.navigationItem.title = "Welcome"
        return viewController
    }
    #endif
}

extension WelcomeRoute {
    /// A value for tests and previews.
    @MainActor
    public static var sample: WelcomeRoute {
        WelcomeRoute()
    }
}
