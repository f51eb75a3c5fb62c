import CarKit
public import Foundation

#if canImport(SwiftUI)
public import SwiftUI
#endif

/// Wires the CarEditor scene and passes it its initial data.
nonisolated public struct CarEditorBuilder: SceneBuilding {
    public let car: Car
    public let bought: Date
    public let page: Int

    public init(editing car: Car, bought: Date, page: Int = 1) {
        self.car = car
        self.bought = bought
        self.page = page
    }

    @MainActor
    func makeViewModel() -> CarEditorViewModel {
        CarEditorViewModel(editing: car, bought: bought, page: page)
    }

    @MainActor
    func makeRouter(
        handler: (any RouteHandler)? = nil,
        with dependencies: Dependencies = Dependencies()
    ) -> CarEditorRouter {
        CarEditorRouter(handler: handler, dependencies: dependencies)
    }
}

#if canImport(SwiftUI)
extension CarEditorBuilder: SwiftUISceneBuilder {
    @MainActor
    public func view(
        handledBy handler: any SwiftUIRouteHandler,
        with dependencies: Dependencies
    ) -> some View {
        CarEditorView(
            viewModel: makeViewModel(),
            router: makeRouter(handler: handler, with: dependencies)
        )
    }
}
#endif
