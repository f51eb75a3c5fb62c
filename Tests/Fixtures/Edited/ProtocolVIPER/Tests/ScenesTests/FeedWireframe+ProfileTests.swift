import Testing

@testable import Scenes

@MainActor
struct FeedWireframeProfileTests {
    @MainActor
    private final class RouterSpy: FeedPresenterToRouterProtocol {
        private(set) var shown: [any SceneDestination] = []
        private(set) var closeCount = 0

        func show(_ destination: any SceneDestination) {
            shown.append(destination)
        }

        func close() {
            closeCount += 1
        }
    }

    @Test func navigateToProfileHandsOverTheInitialData() throws {
        let router = RouterSpy()
        router.navigateToProfile(withUserID: 42)
        #expect(router.shown.count == 1)
        let scene = try #require(router.shown.first as? FeedToProfileDestination)
        #expect(scene.navigationStyle == .push)
        #expect(scene.userID == 42)
    }
}
