import Testing

@testable import Scenes

@MainActor
struct MovieListWireframeDetailsTests {
    @Test func navigateToDetailsPassesTheInitialData() throws {
        let spy = RouteSpy()
        let router = MovieListWireframe(handler: spy)
        router.handle(MovieListPresenterToRouter.navigateToDetails(withMovieID: "42").request)
        let scene = try #require(spy.pushed.first as? MovieDetailsBuilder)
        #expect(scene.movieID == "42")
    }
}
