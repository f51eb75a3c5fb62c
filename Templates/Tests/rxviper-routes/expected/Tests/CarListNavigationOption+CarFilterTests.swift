import Testing

@testable import Scenes

@MainActor
struct CarListToCarFilterTests {
    /// Compiles as long as the option takes all that the destination holds.
    /// A test can call it once it has values to give.
    private func option(like builder: CarListToCarFilterDestination) -> CarListNavigationOption {
        .carFilter(withFilter: builder.filter, onApply: builder.onApply)
    }
}
