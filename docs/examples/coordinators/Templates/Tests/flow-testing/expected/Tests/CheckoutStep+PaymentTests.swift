import Testing

@testable import Scenes

@MainActor
struct CheckoutStepPaymentTests {
    @Test func paymentLeadsToTheScene() throws {
        let spy = RouteSpy()
        SceneRouter(handler: spy).handle(CheckoutStep.payment(withTotal: 42).request)
        let scene = try #require(spy.pushed.first as? PaymentBuilder)
        #expect(scene.total == 42)
    }
}
