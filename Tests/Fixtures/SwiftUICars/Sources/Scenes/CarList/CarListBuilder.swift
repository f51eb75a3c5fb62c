#if canImport(SwiftUI)
import SwiftUI
#endif

/// Wires the CarList scene.
public struct CarListBuilder: SceneBuilder {
    public init() {}

    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(
        api: any CarFetching = CarService(),
        fetch: CarListViewModel.Fetch? = nil
    ) -> CarListViewModel {
        CarListViewModel(api: api, fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> CarListRouter {
        CarListRouter(handler: handler)
    }
}

#if canImport(SwiftUI)
extension CarListBuilder: SwiftUISceneBuilder {
    @MainActor
    public func view(handledBy handler: any RouteHandler) -> some View {
        CarListView(viewModel: makeViewModel(), router: makeRouter(handler: handler))
    }
}
#endif
