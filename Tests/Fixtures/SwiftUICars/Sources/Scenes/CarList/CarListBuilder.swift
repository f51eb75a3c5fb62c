#if canImport(SwiftUI)
public import SwiftUI
#endif

/// Wires the CarList scene.
nonisolated public struct CarListBuilder: SceneBuilding, Hashable, Codable {
    public init() {}

    @MainActor
    func makeViewModel(with dependencies: Dependencies = Dependencies()) -> CarListViewModel {
        CarListViewModel(api: dependencies[(any CarFetching).self, default: CarService()])
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
    public func view(
        handledBy handler: any SwiftUIRouteHandler,
        with dependencies: Dependencies
    ) -> some View {
        CarListView(
            viewModel: makeViewModel(with: dependencies),
            router: makeRouter(handler: handler, with: dependencies)
        )
    }
}
#endif
