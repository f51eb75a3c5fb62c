import Testing

@testable import Scenes

@MainActor
struct SignInRouterWelcomeTests {
    @Test func navigateToWelcomeHandsOverTheInitialData() throws {
        let router = SignInRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.navigateToWelcome(withEmail: "42")
        let scene = try #require(spy.pushed.first as? WelcomeBuilder)
        #expect(scene.email == "42")
    }
}
