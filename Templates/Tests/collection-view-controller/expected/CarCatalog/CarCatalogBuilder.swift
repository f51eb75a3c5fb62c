import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarCatalog scene and passes it its initial data.
struct CarCatalogBuilder: SceneBuilder {
    let request: URLRequest

    init(withRequest request: URLRequest) {
        self.request = request
    }

    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(fetch: CarCatalogViewModel.Fetch? = nil) -> CarCatalogViewModel {
        CarCatalogViewModel(withRequest: request, fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> CarCatalogRouter {
        CarCatalogRouter(handler: handler)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(withRequest request: URLRequest) -> UIViewController {
        CarCatalogBuilder(withRequest: request).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarCatalogViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
