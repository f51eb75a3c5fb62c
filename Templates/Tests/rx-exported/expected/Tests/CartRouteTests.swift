import CheckoutInterface
import XCTest

@testable import Checkout

nonisolated final class CartRouteTests: XCTestCase {
    @MainActor private var dependencies: Dependencies {
        Dependencies(features: [CheckoutFeature.self])
    }

    @MainActor
    func testRoutePassesTheInitialData() async throws {
        let route = CartRoute(withCartID: "42")
        let scene = try XCTUnwrap(dependencies.scene(for: route) as? CartBuilder)
        XCTAssertEqual(scene.cartID, "42")
    }
}
