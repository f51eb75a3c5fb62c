import XCTest

@testable import Scenes

nonisolated final class CheckoutStepLoginTests: XCTestCase {
    @MainActor
    func testLoginLeadsToTheScene() async throws {
        let spy = RouteSpy()
        SceneRouter(handler: spy).handle(CheckoutStep.login(onFinish: { _ in }).request)
        XCTAssertTrue(spy.presented.first is LoginBuilder)
    }
}
