#if canImport(SwiftUI)
import SwiftUI
#endif

/// Wires the CarTable scene.
nonisolated struct CarTableBuilder: SceneBuilding, Hashable, Codable {
    @MainActor
    func makeViewModel() -> CarTableViewModel {
        CarTableViewModel()
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> CarTableRouter {
        CarTableRouter(handler: handler, dependencies: dependencies)
    }
}

#if canImport(SwiftUI)
extension CarTableBuilder: SwiftUISceneBuilder {
    @MainActor
    func view(
        handledBy handler: any SwiftUIRouteHandler,
        with dependencies: Dependencies
    ) -> some View {
        CarTableView(
            viewModel: makeViewModel(),
            router: makeRouter(handler: handler, with: dependencies)
        )
    }
}
#endif
