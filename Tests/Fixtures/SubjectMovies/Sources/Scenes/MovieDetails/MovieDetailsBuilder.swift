#if canImport(UIKit)
import UIKit
#endif

/// Wires the MovieDetails scene and passes it its initial data.
nonisolated struct MovieDetailsBuilder: SceneBuilding, Hashable, Codable {
    let movieID: String

    init(withMovieID movieID: String) {
        self.movieID = movieID
    }

    @MainActor
    func makePresenter(router: MovieDetailsWireframe) -> MovieDetailsPresenter {
        MovieDetailsPresenter(
            withMovieID: movieID,
            interactor: MovieDetailsInteractor(withMovieID: movieID),
            router: router
        )
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(
        withMovieID movieID: String,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        MovieDetailsBuilder(withMovieID: movieID).viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let wireframe = MovieDetailsWireframe(dependencies: dependencies)
        let presenter = makePresenter(router: wireframe)
        let viewController = MovieDetailsViewController(presenter: presenter)
        wireframe.handler = viewController
        return viewController
    }
    #endif
}
