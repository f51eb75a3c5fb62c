import Testing

@testable import Scenes

@MainActor
struct CarListRouterCarFilterTests {
    /// Compiles as long as the route takes all that the builder takes.
    /// A test can call it once it has values to give.
    private func follow(_ router: CarListRouter, like builder: CarFilterBuilder) {
        router.presentCarFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}
