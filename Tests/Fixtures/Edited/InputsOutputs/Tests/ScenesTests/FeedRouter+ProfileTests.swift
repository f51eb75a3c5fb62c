import Testing

@testable import Scenes

@MainActor
struct FeedRouterProfileTests {
    @Test func navigateToProfileHandsOverTheInitialData() throws {
        let router = FeedRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.navigateToProfile(withUserID: 42)
        let scene = try #require(spy.pushed.first as? ProfileBuilder)
        #expect(scene.userID == 42)
    }
}
