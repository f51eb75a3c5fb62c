#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarEditor scene and hands it its initial data. It does nothing else.
struct CarEditorBuilder: SceneBuilder {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    @MainActor
    func makeViewModel() -> CarEditorViewModel {
        CarEditorViewModel(withCarID: carID)
    }

    @MainActor
    func makeRouter() -> CarEditorRouter {
        CarEditorRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
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
        router.viewController = viewController
        return viewController
    }
    #endif
}
