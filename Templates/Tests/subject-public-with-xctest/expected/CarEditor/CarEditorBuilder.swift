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
    func makePresenter(router: CarEditorWireframe) -> CarEditorPresenter {
        CarEditorPresenter(
            editing: car,
            bought: bought,
            page: page,
            interactor: CarEditorInteractor(editing: car, bought: bought, page: page),
            router: router
        )
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
        let wireframe = CarEditorWireframe(dependencies: dependencies)
        let presenter = makePresenter(router: wireframe)
        let viewController = CarEditorViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    #endif
}
