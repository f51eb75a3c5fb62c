import Testing

@testable import Scenes

@MainActor
struct SignInRouterWelcomeTests {
    @Test func navigateToWelcomePassesTheInitialData() throws {
        let spy = RouteSpy()
        SignInRouter(handler: spy).navigateToWelcome(withEmail: "42")
        #expect(try #require(spy.pushed.first as? WelcomeBuilder).email == "42")
    }
}
