import Testing

@testable import Scenes

@MainActor
struct MovieListWireframeDetailsTests {
    @Test func navigateToDetailsPassesTheInitialData() throws {
        let spy = RouteSpy()
        MovieListWireframe(handler: spy)
            .handle(MovieListPresenterToRouter.navigateToDetails(withMovieID: "42").request)
        #expect(try #require(spy.pushed.first as? MovieDetailsBuilder).movieID == "42")
    }
}
