import CheckoutInterface
import XCTest

@testable import Checkout

nonisolated final class WelcomeRouteTests: XCTestCase {
    @MainActor private var dependencies: Dependencies {
        Dependencies(features: [CheckoutFeature.self])
    }

    @MainActor
    func testRouteLeadsToTheScene() async {
        let route = WelcomeRoute()
        XCTAssertTrue(dependencies.scene(for: route) is WelcomeBuilder)
    }
}
