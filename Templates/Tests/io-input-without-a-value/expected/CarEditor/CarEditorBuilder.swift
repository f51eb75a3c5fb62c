#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarEditor scene and passes it its initial data.
nonisolated struct CarEditorBuilder: SceneBuilder {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(fetch: CarEditorViewModel.Fetch? = nil) -> CarEditorViewModel {
        CarEditorViewModel(withCarID: carID, fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> CarEditorRouter {
        CarEditorRouter(handler: handler)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(withCarID carID: String) -> UIViewController {
        CarEditorBuilder(withCarID: carID).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarEditorViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
