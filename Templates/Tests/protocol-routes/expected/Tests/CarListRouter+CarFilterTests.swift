import Testing

@testable import Scenes

@MainActor
struct CarListRouterCarFilterTests {
    /// Compiles if the route takes everything that the builder takes. With values, a test can call
    /// it.
    private func follow(_ router: CarListRouter, like builder: CarFilterBuilder) {
        router.presentCarFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}
