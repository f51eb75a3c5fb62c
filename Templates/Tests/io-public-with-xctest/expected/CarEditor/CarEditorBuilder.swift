import CarKit
import Foundation

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarEditor scene and passes it its initial data.
nonisolated public struct CarEditorBuilder: SceneBuilder {
    public let car: Car
    public let bought: Date
    public let page: Int

    public init(editing car: Car, bought: Date, page: Int = 1) {
        self.car = car
        self.bought = bought
        self.page = page
    }

    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(fetch: CarEditorViewModel.Fetch? = nil) -> CarEditorViewModel {
        CarEditorViewModel(editing: car, bought: bought, page: page, fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> CarEditorRouter {
        CarEditorRouter(handler: handler)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    public static func viewController(
        editing car: Car,
        bought: Date,
        page: Int = 1
    ) -> UIViewController {
        CarEditorBuilder(editing: car, bought: bought, page: page).viewController()
    }

    @MainActor
    public func viewController() -> UIViewController {
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
