import Testing

@testable import Scenes

@MainActor
struct CarListWireframeCarFilterTests {
    /// Compiles if the route takes everything that the builder takes. With values, a test can call
    /// it.
    private func event(like builder: CarFilterBuilder) -> CarListPresenterToRouter {
        .presentCarFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}
