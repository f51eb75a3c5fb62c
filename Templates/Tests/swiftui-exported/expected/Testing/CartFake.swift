public import CheckoutInterface

#if canImport(SwiftUI)
public import SwiftUI
#endif

/// Stands for Cart in the tests, previews, and demo apps of other features.
public nonisolated struct CartFake: RoutedScene {
    public let route: CartRoute

    public init(_ route: CartRoute) {
        self.route = route
    }
}

#if canImport(SwiftUI)
extension CartFake: SwiftUISceneBuilder {
    @MainActor
    public func view(
        handledBy handler: any SwiftUIRouteHandler,
        with dependencies: Dependencies
    ) -> some View {
        Text("Cart")
            .navigationTitle("Cart")
    }
}
#endif

extension CartRoute {
    /// A value for tests and previews.
    @MainActor
    public static var sample: CartRoute {
        CartRoute(withCartID: "42")
    }
}
