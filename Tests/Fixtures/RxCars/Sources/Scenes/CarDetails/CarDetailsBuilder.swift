#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarDetails scene and hands it its initial data. It does nothing else.
struct CarDetailsBuilder: SceneBuilder {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    @MainActor
    func makeViewModel() -> CarDetailsViewModel {
        CarDetailsViewModel(withCarID: carID)
    }

    @MainActor
    func makeRouter() -> CarDetailsRouter {
        CarDetailsRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController(withCarID carID: String) -> UIViewController {
        CarDetailsBuilder(withCarID: carID).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarDetailsViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}
