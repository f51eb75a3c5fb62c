import Testing

@testable import Scenes

@MainActor
struct SignInRouterWelcomeTests {
    @Test func navigateToWelcomePassesTheInitialData() throws {
        let spy = RouteSpy()
        let router = SignInRouter(handler: spy)
        router.navigateToWelcome(withEmail: "42")
        let scene = try #require(spy.pushed.first as? WelcomeBuilder)
        #expect(scene.email == "42")
    }
}
