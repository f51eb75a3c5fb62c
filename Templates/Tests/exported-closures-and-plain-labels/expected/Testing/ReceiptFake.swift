public import CheckoutInterface
import Foundation

#if canImport(UIKit)
public import UIKit
#endif

/// Stands for Receipt in the tests, previews, and demo apps of other features.
public nonisolated struct ReceiptFake: RoutedScene {
    public let route: ReceiptRoute

    public init(_ route: ReceiptRoute) {
        self.route = route
    }

    #if canImport(UIKit)
    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = UIViewController()
        viewController.view.backgroundColor = .systemBackground
        viewController.navigationItem.title = "Receipt"
        return viewController
    }
    #endif
}

extension ReceiptRoute {
    /// A value for tests and previews.
    @MainActor
    public static var sample: ReceiptRoute {
        ReceiptRoute(date: Date(timeIntervalSince1970: 42), onClose: {})
    }
}
