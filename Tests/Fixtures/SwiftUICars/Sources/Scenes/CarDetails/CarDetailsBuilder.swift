#if canImport(SwiftUI)
import SwiftUI
#endif

/// Wires the CarDetails scene and passes it its initial data.
public struct CarDetailsBuilder: SceneBuilder {
    public let carID: String

    public init(withCarID carID: String) {
        self.carID = carID
    }

    /// - Parameter fetch: Replaces what the view model fetches, in tests and previews.
    @MainActor
    func makeViewModel(fetch: CarDetailsViewModel.Fetch? = nil) -> CarDetailsViewModel {
        CarDetailsViewModel(withCarID: carID, fetch: fetch)
    }

    @MainActor
    func makeRouter(handler: (any RouteHandler)? = nil) -> CarDetailsRouter {
        CarDetailsRouter(handler: handler)
    }
}

#if canImport(SwiftUI)
extension CarDetailsBuilder: SwiftUISceneBuilder {
    @MainActor
    public func view(handledBy handler: any RouteHandler) -> some View {
        CarDetailsView(viewModel: makeViewModel(), router: makeRouter(handler: handler))
    }
}
#endif
