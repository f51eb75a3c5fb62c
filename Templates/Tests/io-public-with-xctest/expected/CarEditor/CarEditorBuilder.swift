import CarKit
public import Foundation

#if canImport(UIKit)
public import UIKit
#endif

/// Wires the CarEditor scene and passes it its initial data.
nonisolated public struct CarEditorBuilder: SceneBuilding {
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
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> CarEditorRouter {
        CarEditorRouter(handler: handler, dependencies: dependencies)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    public static func viewController(
        editing car: Car,
        bought: Date,
        page: Int = 1,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        CarEditorBuilder(editing: car, bought: bought, page: page)
            .viewController(with: dependencies)
    }

    @MainActor
    public func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = CarEditorViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
