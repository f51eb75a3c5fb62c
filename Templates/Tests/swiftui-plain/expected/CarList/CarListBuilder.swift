#if canImport(SwiftUI)
import SwiftUI
#endif

/// Wires the CarList scene.
struct CarListBuilder: SceneBuilder {
    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(fetch: CarListViewModel.Fetch? = nil) -> CarListViewModel {
        CarListViewModel(fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> CarListRouter {
        CarListRouter(handler: handler)
    }
}

#if canImport(SwiftUI)
extension CarListBuilder: SwiftUISceneBuilder {
    @MainActor
    func view(handledBy handler: any RouteHandler) -> some View {
        CarListView(viewModel: makeViewModel(), router: makeRouter(handler: handler))
    }
}
#endif
