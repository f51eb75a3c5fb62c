import Testing

@testable import Scenes

@MainActor
struct CarListWireframeCarFilterTests {
    /// Compiles if the route takes everything that the builder takes.
    /// A test can call it as soon as it has values to pass.
    private func event(like builder: CarFilterBuilder) -> CarListPresenterToRouter {
        .presentCarFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}
