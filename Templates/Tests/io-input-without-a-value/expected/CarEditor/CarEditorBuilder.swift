#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarEditor scene and passes it its initial data.
nonisolated struct CarEditorBuilder: SceneBuilding, Hashable, Codable {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    @MainActor
    func makeViewModel() -> CarEditorViewModel {
        CarEditorViewModel(withCarID: carID)
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> CarEditorRouter {
        CarEditorRouter(handler: handler, dependencies: dependencies)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(
        withCarID carID: String,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        CarEditorBuilder(withCarID: carID).viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = CarEditorViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
