import Testing

@testable import Scenes

@MainActor
struct CarListWireframeCarFilterTests {
    @MainActor
    private final class RouterSpy: CarListPresenterToRouterProtocol {
        private(set) var shown: [any SceneDestination] = []
        private(set) var closeCount = 0

        func show(_ destination: any SceneDestination) {
            shown.append(destination)
        }

        func close() {
            closeCount += 1
        }
    }

    /// Compiles as long as the destination holds all that the route takes.
    /// A test can call it once it has values to give.
    private func follow(_ router: RouterSpy, like builder: CarListToCarFilterDestination) {
        router.presentCarFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}
