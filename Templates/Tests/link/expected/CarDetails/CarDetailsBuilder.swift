#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarDetails scene and passes it its initial data.
nonisolated struct CarDetailsBuilder: SceneBuilding, Hashable, Codable {
    let carID: String
    let page: Int?
    let note: String

    init(withCarID carID: String, page: Int?, note: String = "") {
        self.carID = carID
        self.page = page
        self.note = note
    }

    @MainActor
    func makeViewModel() -> CarDetailsViewModel {
        CarDetailsViewModel(withCarID: carID, page: page, note: note)
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> CarDetailsRouter {
        CarDetailsRouter(handler: handler, dependencies: dependencies)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(
        withCarID carID: String,
        page: Int?,
        note: String = "",
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        CarDetailsBuilder(withCarID: carID, page: page, note: note)
            .viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let router = makeRouter(with: dependencies)
        let viewController = CarDetailsViewController(
            withViewModel: makeViewModel(),
            router: router
        )
        router.handler = viewController
        return viewController
    }
    #endif
}
