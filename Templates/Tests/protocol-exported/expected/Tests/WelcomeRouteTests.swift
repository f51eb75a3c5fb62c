import CheckoutInterface
import Testing

@testable import Checkout

@MainActor
struct WelcomeRouteTests {
    private let dependencies = Dependencies(features: [CheckoutFeature.self])

    @Test func routeLeadsToTheScene() {
        let route = WelcomeRoute()
        #expect(dependencies.scene(for: route) is WelcomeBuilder)
    }
}
