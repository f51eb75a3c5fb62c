import CarKit
import Foundation

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarEditor scene and hands it its initial data. It does nothing else.
public struct CarEditorBuilder: SceneBuilder {
    public let car: Car
    public let bought: Date
    public let page: Int

    public init(editing car: Car, bought: Date, page: Int = 1) {
        self.car = car
        self.bought = bought
        self.page = page
    }

    @MainActor
    func makeViewModel() -> CarEditorViewModel {
        CarEditorViewModel(editing: car, bought: bought, page: page)
    }

    @MainActor
    func makeRouter() -> CarEditorRouter {
        CarEditorRouter()
    }

    #if canImport(UIKit)
    /// The scene's view controller, wired and ready to be shown.
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
        router.viewController = viewController
        return viewController
    }
    #endif
}
