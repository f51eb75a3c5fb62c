import Testing

@testable import Scenes

@MainActor
struct LoginToRegisterTests {
    private typealias NavigationOption = LoginNavigationOption

    @Test func optionShowsTheScene() throws {
        let option = NavigationOption.register()
        guard case .showing(let shown) = option else {
            Issue.record("the option shows no scene")
            return
        }
        let destination = try #require(shown as? LoginToRegisterDestination)
        #expect(destination.navigationStyle == .present)
    }
}
