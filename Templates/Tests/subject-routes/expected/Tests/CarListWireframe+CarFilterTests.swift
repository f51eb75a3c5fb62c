import Testing

@testable import Scenes

@MainActor
struct CarListWireframeCarFilterTests {
    /// Compiles as long as the destination holds all that the route takes.
    /// A test can call it once it has values to give.
    private func request(like builder: CarListToCarFilterDestination) -> CarListPresenterToRouter {
        .presentCarFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}
