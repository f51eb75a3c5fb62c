import CheckoutInterface
import Testing

@testable import Checkout

@MainActor
struct TradeRouteTests {
    private let dependencies = Dependencies(features: [CheckoutFeature.self])

    @Test func routeLeadsToAScene() {
        #expect(dependencies.unregistered([TradeRoute.self]).isEmpty)
    }
}
