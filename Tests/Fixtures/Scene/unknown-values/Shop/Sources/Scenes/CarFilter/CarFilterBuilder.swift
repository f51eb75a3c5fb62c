import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarFilter scene and hands it its initial data. It does nothing else.
struct CarFilterBuilder: SceneBuilder {
    let `class`: Car.Class
    let request: URLRequest

    init(withClass `class`: Car.Class, request: URLRequest) {
        self.`class` = `class`
        self.request = request
    }

    @MainActor
    func makeViewModel() -> CarFilterViewModel {
        CarFilterViewModel(withClass: `class`, request: request)
    }

    @MainActor
    func makeRouter() -> CarFilterRouter {
        CarFilterRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
    @MainActor
    static func viewController(
        withClass `class`: Car.Class,
        request: URLRequest
    ) -> UIViewController {
        CarFilterBuilder(withClass: `class`, request: request).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let router = makeRouter()
        let viewController = CarFilterViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.viewController = viewController
        return viewController
    }
    #endif
}
