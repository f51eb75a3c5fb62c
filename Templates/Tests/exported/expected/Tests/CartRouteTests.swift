import CheckoutInterface
import Testing

@testable import Checkout

@MainActor
struct CartRouteTests {
    private let dependencies = Dependencies(features: [CheckoutFeature.self])

    @Test func routePassesTheInitialData() throws {
        let route = CartRoute(withCartID: "42", page: 42)
        let scene = try #require(dependencies.scene(for: route) as? CartBuilder)
        #expect(scene.cartID == "42")
        #expect(scene.page == 42)
    }
}
