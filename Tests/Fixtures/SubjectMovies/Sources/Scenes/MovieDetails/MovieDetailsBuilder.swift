#if canImport(UIKit)
import UIKit
#endif

/// Wires the MovieDetails scene and passes it its initial data.
struct MovieDetailsBuilder: SceneBuilder {
    let movieID: String

    init(withMovieID movieID: String) {
        self.movieID = movieID
    }

    /// - Parameter fetch: Replaces what the interactor fetches, in tests and previews.
    @MainActor
    func makeInteractor(fetch: MovieDetailsInteractor.Fetch? = nil) -> MovieDetailsInteractor {
        MovieDetailsInteractor(withMovieID: movieID, fetch: fetch)
    }

    @MainActor
    func makePresenter(
        interactor: MovieDetailsInteractor,
        router: MovieDetailsWireframe
    ) -> MovieDetailsPresenter {
        MovieDetailsPresenter(withMovieID: movieID, interactor: interactor, router: router)
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(withMovieID movieID: String) -> UIViewController {
        MovieDetailsBuilder(withMovieID: movieID).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let wireframe = MovieDetailsWireframe()
        let presenter = makePresenter(interactor: makeInteractor(), router: wireframe)
        let viewController = MovieDetailsViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    #endif
}
