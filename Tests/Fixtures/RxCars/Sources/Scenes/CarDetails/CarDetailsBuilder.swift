#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarDetails scene and passes it its initial data.
nonisolated struct CarDetailsBuilder: SceneBuilder {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(fetch: CarDetailsViewModel.Fetch? = nil) -> CarDetailsViewModel {
        CarDetailsViewModel(withCarID: carID, fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> CarDetailsRouter {
        CarDetailsRouter(handler: handler)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
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
        router.handler = viewController
        return viewController
    }
    #endif
}
