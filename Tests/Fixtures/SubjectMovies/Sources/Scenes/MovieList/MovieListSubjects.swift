/// View sends, Presenter hears.
nonisolated enum MovieListViewToPresenter: Equatable {
    case viewDidLoad
    /// The user asks for another attempt.
    case retry
    /// The user asks for the details of a movie.
    case select(row: Int)
}

/// Presenter sends, View hears.
nonisolated enum MovieListPresenterToView: Equatable {
    case loading
    /// One text for each movie.
    case movies([String])
    case error
}

/// Presenter sends, Interactor hears.
nonisolated enum MovieListPresenterToInteractor: Equatable {
    /// Fetch what the scene shows, in place of a fetch that is under way.
    case fetchEntity
}

/// Interactor sends, Presenter hears. A failure is an element as well: an error event would end the
/// subject, and nothing would be heard of another attempt.
nonisolated enum MovieListInteractorToPresenter: Equatable {
    case fetchFinished(MovieListEntity)
    case fetchFailed(ToPresenterError)
}

/// Presenter sends, Router hears. Every route adds a function of its own.
nonisolated enum MovieListPresenterToRouter {
    case show(any SceneDestination)
    case close
}
