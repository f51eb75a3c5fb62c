#if canImport(UIKit)
import UIKit
#endif

/// The flow Checkout as a value: other scenes, flows, and links lead to it as to a scene.
nonisolated struct CheckoutBuilder: SceneBuilding {
    let cartID: String
    let onFinish: ((String) -> Void)?

    init(withCartID cartID: String, onFinish: ((String) -> Void)? = nil) {
        self.cartID = cartID
        self.onFinish = onFinish
    }

    @MainActor
    func makeCoordinator(with dependencies: Dependencies = Dependencies()) -> CheckoutCoordinator {
        CheckoutCoordinator(
            withCartID: cartID,
            onFinish: onFinish,
            session: dependencies[(any Session).self, default: Account.shared],
            parent: dependencies
        )
    }

    #if canImport(UIKit)
    /// The first view controller of the flow.
    @MainActor
    static func viewController(
        withCartID cartID: String,
        onFinish: ((String) -> Void)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> UIViewController {
        CheckoutBuilder(withCartID: cartID, onFinish: onFinish).viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let coordinator = makeCoordinator(with: dependencies)
        return coordinator.first.viewController(with: coordinator.flow)
    }
    #endif
}
