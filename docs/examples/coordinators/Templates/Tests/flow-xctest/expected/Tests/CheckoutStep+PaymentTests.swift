import XCTest

@testable import Scenes

nonisolated final class CheckoutStepPaymentTests: XCTestCase {
    @MainActor
    func testPaymentLeadsToTheScene() async throws {
        let spy = RouteSpy()
        SceneRouter(handler: spy).handle(CheckoutStep.payment(withTotal: 42).request)
        let scene = try XCTUnwrap(spy.pushed.first as? PaymentBuilder)
        XCTAssertTrue(scene.total == 42)
    }
}
