import Testing

@testable import Scenes

@MainActor
struct CarListRouterCarFilterTests {
    /// Compiles if the route takes everything that the builder takes.
    /// A test can call it as soon as it has values to pass.
    private func follow(_ router: CarListRouter, like builder: CarFilterBuilder) {
        router.presentCarFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}
