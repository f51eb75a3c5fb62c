import Testing

@testable import Scenes

@MainActor
struct CarListNavigationOptionCarFilterTests {
    /// Compiles if the option takes everything that the builder takes.
    /// A test can call it as soon as it has values to pass.
    private func option(like builder: CarFilterBuilder) -> CarListNavigationOption {
        .carFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}
