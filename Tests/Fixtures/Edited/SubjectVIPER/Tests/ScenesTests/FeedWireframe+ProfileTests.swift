import Testing

@testable import Scenes

@MainActor
struct FeedWireframeProfileTests {
    private typealias PresenterToRouter = FeedPresenterToRouter

    @Test func navigateToProfileHandsOverTheInitialData() throws {
        let request = PresenterToRouter.navigateToProfile(withUserID: 42)
        let scene = try #require(destination(of: request) as? FeedToProfileDestination)
        #expect(scene.navigationStyle == .push)
        #expect(scene.userID == 42)
    }

    private func destination(of request: PresenterToRouter) -> (any SceneDestination)? {
        switch request {
        case .show(let destination): destination
        case .close: nil
        }
    }
}
