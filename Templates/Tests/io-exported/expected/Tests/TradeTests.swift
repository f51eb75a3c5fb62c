import Testing

@testable import Checkout

@MainActor
struct TradeTests {
    /// Compiles if the builder takes everything that it holds.
    /// A test can call it as soon as it has values to pass.
    private func makeViewModel(like builder: TradeBuilder) -> TradeViewModel {
        TradeBuilder(withItem: builder.item).makeViewModel()
    }
}
