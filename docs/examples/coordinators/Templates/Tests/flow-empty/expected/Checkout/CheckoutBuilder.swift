#if canImport(UIKit)
import UIKit
#endif

/// The flow Checkout as a value: other scenes, flows, and links lead to it as to a scene.
nonisolated struct CheckoutBuilder: SceneBuilding, Hashable, Codable {
    @MainActor
    func makeCoordinator(with dependencies: Dependencies = Dependencies()) -> CheckoutCoordinator {
        CheckoutCoordinator(parent: dependencies)
    }

    #if canImport(UIKit)
    /// The first view controller of the flow.
    @MainActor
    static func viewController(
        with dependencies: Dependencies = Dependencies()
    ) -> UIViewController {
        CheckoutBuilder().viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let coordinator = makeCoordinator(with: dependencies)
        return coordinator.first.viewController(with: coordinator.flow)
    }
    #endif
}
