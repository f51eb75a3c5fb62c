import CarKit
import Foundation

#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarEditor scene and passes it its initial data.
public struct CarEditorBuilder: SceneBuilder {
    public let car: Car
    public let bought: Date
    public let page: Int

    public init(editing car: Car, bought: Date, page: Int = 1) {
        self.car = car
        self.bought = bought
        self.page = page
    }

    /// - Parameter fetch: Replaces what the interactor fetches, in tests and previews.
    @MainActor
    func makeInteractor(fetch: CarEditorInteractor.Fetch? = nil) -> CarEditorInteractor {
        CarEditorInteractor(editing: car, bought: bought, page: page, fetch: fetch)
    }

    @MainActor
    func makePresenter(
        interactor: CarEditorInteractor,
        router: CarEditorWireframe
    ) -> CarEditorPresenter {
        CarEditorPresenter(
            editing: car,
            bought: bought,
            page: page,
            interactor: interactor,
            router: router
        )
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
        let wireframe = CarEditorWireframe()
        let presenter = makePresenter(interactor: makeInteractor(), router: wireframe)
        let viewController = CarEditorViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    #endif
}
