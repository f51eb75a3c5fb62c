#if canImport(UIKit)
import UIKit
#endif

/// MovieDetails, as MovieList leads to it.
nonisolated struct MovieListToDetailsDestination: SceneDestination {
    let movieID: String
    let navigationStyle = NavigationStyle.push

    @MainActor
    init(withMovieID movieID: String) {
        self.movieID = movieID
    }

    #if canImport(UIKit)
    @MainActor
    func viewController() -> UIViewController {
        MovieDetailsWireframe(withMovieID: self.movieID).takeViewController()
    }
    #endif
}

extension MovieListPresenterToRouter {
    /// Shows MovieDetails on the same navigation stack.
    @MainActor
    static func navigateToDetails(withMovieID movieID: String) -> Self {
        Self.show(MovieListToDetailsDestination(withMovieID: movieID))
    }
}
