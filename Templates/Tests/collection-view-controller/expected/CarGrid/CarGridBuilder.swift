import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarGrid scene and passes it its initial data.
struct CarGridBuilder: SceneBuilder {
    let request: URLRequest

    init(withRequest request: URLRequest) {
        self.request = request
    }

    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(fetch: CarGridViewModel.Fetch? = nil) -> CarGridViewModel {
        CarGridViewModel(withRequest: request, fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> CarGridRouter {
        CarGridRouter(handler: handler)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(withRequest request: URLRequest) -> UIViewController {
        CarGridBuilder(withRequest: request).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarGridViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
