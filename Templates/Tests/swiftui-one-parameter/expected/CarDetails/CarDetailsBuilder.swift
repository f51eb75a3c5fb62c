#if canImport(SwiftUI)
import SwiftUI
#endif

/// Wires the CarDetails scene and passes it its initial data.
nonisolated struct CarDetailsBuilder: SceneBuilding, Hashable, Codable {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    @MainActor
    func makeViewModel() -> CarDetailsViewModel {
        CarDetailsViewModel(withCarID: carID)
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> CarDetailsRouter {
        CarDetailsRouter(handler: handler, dependencies: dependencies)
    }
}

#if canImport(SwiftUI)
extension CarDetailsBuilder: SwiftUISceneBuilder {
    @MainActor
    func view(
        handledBy handler: any SwiftUIRouteHandler,
        with dependencies: Dependencies
    ) -> some View {
        CarDetailsView(
            viewModel: makeViewModel(),
            router: makeRouter(handler: handler, with: dependencies)
        )
    }
}
#endif
