#if canImport(SwiftUI)
import SwiftUI
#endif

/// Wires the CarList scene.
nonisolated struct CarListBuilder: SceneBuilding, Hashable, Codable {
    @MainActor
    func makeViewModel() -> CarListViewModel {
        CarListViewModel()
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> CarListRouter {
        CarListRouter(handler: handler, dependencies: dependencies)
    }
}

#if canImport(SwiftUI)
extension CarListBuilder: SwiftUISceneBuilder {
    @MainActor
    func view(
        handledBy handler: any SwiftUIRouteHandler,
        with dependencies: Dependencies
    ) -> some View {
        CarListView(
            viewModel: makeViewModel(),
            router: makeRouter(handler: handler, with: dependencies)
        )
    }
}
#endif
