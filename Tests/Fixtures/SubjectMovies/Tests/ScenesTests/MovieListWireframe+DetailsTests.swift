import Testing

@testable import Scenes

@MainActor
struct MovieListWireframeDetailsTests {
    private typealias PresenterToRouter = MovieListPresenterToRouter

    @Test func navigateToDetailsHandsOverTheInitialData() throws {
        let request = PresenterToRouter.navigateToDetails(withMovieID: "42")
        let scene = try #require(destination(of: request) as? MovieListToDetailsDestination)
        #expect(scene.navigationStyle == .push)
        #expect(scene.movieID == "42")
    }

    private func destination(of request: PresenterToRouter) -> (any SceneDestination)? {
        switch request {
        case .show(let destination): destination
        case .close: nil
        }
    }
}
