#if canImport(SwiftUI)
import SwiftUI
#endif

/// Wires the Login scene and passes it its initial data.
nonisolated struct LoginBuilder: SceneBuilding, Hashable, Codable {
    let user: String

    init(withUser user: String) {
        self.user = user
    }

    @MainActor
    func makeViewModel() -> LoginViewModel {
        LoginViewModel(withUser: user)
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> LoginRouter {
        LoginRouter(handler: handler, dependencies: dependencies)
    }
}

#if canImport(SwiftUI)
extension LoginBuilder: SwiftUISceneBuilder {
    @MainActor
    func view(
        handledBy handler: any SwiftUIRouteHandler,
        with dependencies: Dependencies
    ) -> some View {
        LoginView(
            viewModel: makeViewModel(),
            router: makeRouter(handler: handler, with: dependencies)
        )
    }
}
#endif
