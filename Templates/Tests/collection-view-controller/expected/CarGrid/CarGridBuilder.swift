import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarGrid scene and hands it its initial data. It does nothing else.
struct CarGridBuilder: SceneBuilder {
    let request: URLRequest

    init(withRequest request: URLRequest) {
        self.request = request
    }

    @MainActor
    func makeViewModel() -> CarGridViewModel {
        CarGridViewModel(withRequest: request)
    }

    @MainActor
    func makeRouter() -> CarGridRouter {
        CarGridRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
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
        router.viewController = viewController
        return viewController
    }
    #endif
}
