extension MovieListPresenterToRouter {
    /// Pushes MovieDetails onto the navigation stack.
    static func navigateToDetails(withMovieID movieID: String) -> Self {
        Self(request: .push(MovieDetailsBuilder(withMovieID: movieID)))
    }
}
