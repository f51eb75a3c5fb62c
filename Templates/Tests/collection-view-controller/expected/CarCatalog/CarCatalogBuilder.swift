import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarCatalog scene and passes it its initial data.
nonisolated struct CarCatalogBuilder: SceneBuilding, Hashable {
    let request: URLRequest

    init(withRequest request: URLRequest) {
        self.request = request
    }

    @MainActor
    func makeViewModel() -> CarCatalogViewModel {
        CarCatalogViewModel(withRequest: request)
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> CarCatalogRouter {
        CarCatalogRouter(handler: handler, dependencies: dependencies)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(
        withRequest request: URLRequest,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        CarCatalogBuilder(withRequest: request).viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = CarCatalogViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
