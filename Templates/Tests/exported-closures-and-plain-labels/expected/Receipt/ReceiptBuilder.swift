public import Foundation

#if canImport(UIKit)
public import UIKit
#endif

/// Wires the Receipt scene and passes it its initial data.
nonisolated public struct ReceiptBuilder: SceneBuilding {
    public let date: Date
    public let onClose: () -> Void

    public init(date: Date, onClose: @escaping () -> Void) {
        self.date = date
        self.onClose = onClose
    }

    @MainActor
    func makeViewModel() -> ReceiptViewModel {
        ReceiptViewModel(date: date, onClose: onClose)
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> ReceiptRouter {
        ReceiptRouter(handler: handler, dependencies: dependencies)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    public static func viewController(
        date: Date,
        onClose: @escaping () -> Void,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        ReceiptBuilder(date: date, onClose: onClose).viewController(with: dependencies)
    }

    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = ReceiptViewController(
            viewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
