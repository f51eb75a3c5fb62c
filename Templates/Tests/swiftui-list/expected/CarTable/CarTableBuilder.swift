#if canImport(SwiftUI)
import SwiftUI
#endif

/// Wires the CarTable scene.
struct CarTableBuilder: SceneBuilder {
    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(fetch: CarTableViewModel.Fetch? = nil) -> CarTableViewModel {
        CarTableViewModel(fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> CarTableRouter {
        CarTableRouter(handler: handler)
    }
}

#if canImport(SwiftUI)
extension CarTableBuilder: SwiftUISceneBuilder {
    @MainActor
    func view(handledBy handler: any RouteHandler) -> some View {
        CarTableView(viewModel: makeViewModel(), router: makeRouter(handler: handler))
    }
}
#endif
