import CheckoutInterface
import Foundation
import XCTest

@testable import Checkout

nonisolated final class ReceiptRouteTests: XCTestCase {
    @MainActor private var dependencies: Dependencies {
        Dependencies(features: [CheckoutFeature.self])
    }

    @MainActor
    func testRoutePassesTheInitialData() async throws {
        let route = ReceiptRoute(date: Date(timeIntervalSince1970: 42), onClose: {})
        let scene = try XCTUnwrap(dependencies.scene(for: route) as? ReceiptBuilder)
        XCTAssertEqual(scene.date, Date(timeIntervalSince1970: 42))
    }
}
