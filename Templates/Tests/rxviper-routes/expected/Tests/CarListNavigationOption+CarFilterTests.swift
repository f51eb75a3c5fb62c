import Testing

@testable import Scenes

@MainActor
struct CarListNavigationOptionCarFilterTests {
    /// Compiles if the option takes everything that the builder takes. With values, a test can call
    /// it.
    private func option(like builder: CarFilterBuilder) -> CarListNavigationOption {
        .carFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}
