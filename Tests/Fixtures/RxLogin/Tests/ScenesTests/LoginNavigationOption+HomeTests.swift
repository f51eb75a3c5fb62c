import Testing

@testable import Scenes

@MainActor
struct LoginToHomeTests {
    private typealias NavigationOption = LoginNavigationOption

    @Test func optionShowsTheScene() throws {
        let option = NavigationOption.home(withEmail: "42")
        guard case .showing(let shown) = option else {
            Issue.record("the option shows no scene")
            return
        }
        let destination = try #require(shown as? LoginToHomeDestination)
        #expect(destination.navigationStyle == .push)
        #expect(destination.email == "42")
    }
}
