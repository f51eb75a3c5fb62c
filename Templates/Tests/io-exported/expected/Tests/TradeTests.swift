import Testing

@testable import Checkout

@MainActor
struct TradeTests {
    /// Compiles if the builder takes everything that it holds. With values, a test can call it.
    private func makeViewModel(like builder: TradeBuilder) -> TradeViewModel {
        TradeBuilder(withItem: builder.item).makeViewModel()
    }
}
