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
    func makeInteractor() -> CartInteractor {
        CartInteractor(withCartID: cartID)
    }

    @MainActor
    func makePresenter(
        view: (any CartViewInterface)?,
        interactor: any CartInteractorInterface,
        wireframe: any CartWireframeInterface
    ) -> CartPresenter {
        CartPresenter(withCartID: cartID, view: view, interactor: interactor, wireframe: wireframe)
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
        let viewController = CartViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            interactor: makeInteractor(),
            wireframe: CartWireframe(handler: viewController, dependencies: dependencies)
        )
        return viewController
    }
    #endif
}
