import Testing

@testable import Scenes

@MainActor
struct FeedToProfileTests {
    private typealias NavigationOption = FeedNavigationOption

    @Test func optionShowsTheScene() throws {
        let option = NavigationOption.profile(withUserID: 42)
        guard case .showing(let shown) = option else {
            Issue.record("the option shows no scene")
            return
        }
        let destination = try #require(shown as? FeedToProfileDestination)
        #expect(destination.navigationStyle == .push)
        #expect(destination.userID == 42)
    }
}
