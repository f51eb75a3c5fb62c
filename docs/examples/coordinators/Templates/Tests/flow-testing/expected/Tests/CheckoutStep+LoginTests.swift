import Testing

@testable import Scenes

@MainActor
struct CheckoutStepLoginTests {
    @Test func loginLeadsToTheScene() throws {
        let spy = RouteSpy()
        SceneRouter(handler: spy).handle(CheckoutStep.login(onFinish: { _ in }).request)
        #expect(spy.presented.first is LoginBuilder)
    }
}
