import XCTest

@testable import Scenes

nonisolated final class CheckoutLinkTests: XCTestCase {
    @MainActor private var links: SceneLinks {
        SceneLinks([CheckoutBuilder.self])
    }

    @MainActor
    func testLinkOpensTheScene() async throws {
        let scene = try XCTUnwrap(links.scene(at: "checkout/42") as? CheckoutBuilder)
        XCTAssertEqual(scene.cartID, "42")
    }

    @MainActor
    func testOtherPathsOpenNothing() async {
        let paths = [
            "",
            "checkout/42/more",
            "checkout",
            "xcheckout/42",
        ]
        for path in paths {
            XCTAssertNil(links.scene(at: path), path)
        }
    }
}
