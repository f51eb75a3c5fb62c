#if canImport(SwiftUI)
public import SwiftUI
#endif

/// Wires the Cart scene and passes it its initial data.
nonisolated public struct CartBuilder: SceneBuilding, Hashable, Codable {
    public let cartID: String

    public init(withCartID cartID: String) {
        self.cartID = cartID
    }

    @MainActor
    func makeViewModel() -> CartViewModel {
        CartViewModel(withCartID: cartID)
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> CartRouter {
        CartRouter(handler: handler, dependencies: dependencies)
    }
}

#if canImport(SwiftUI)
extension CartBuilder: SwiftUISceneBuilder {
    @MainActor
    public func view(
        handledBy handler: any SwiftUIRouteHandler,
        with dependencies: Dependencies
    ) -> some View {
        CartView(
            viewModel: makeViewModel(),
            router: makeRouter(handler: handler, with: dependencies)
        )
    }
}
#endif
