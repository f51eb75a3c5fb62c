/// View sends, Presenter hears.
nonisolated enum FeedViewToPresenter: Equatable {
    case viewDidLoad
    /// The user asks for another attempt.
    case retry
}

/// Presenter sends, View hears.
nonisolated enum FeedPresenterToView: Equatable {
    case loading
    case title(String)
    case error
}

/// Presenter sends, Interactor hears.
nonisolated enum FeedPresenterToInteractor: Equatable {
    /// Fetch what the scene shows, in place of a fetch that is under way.
    case fetchEntity
}

/// Interactor sends, Presenter hears. A failure is an element as well: an error event would end the
/// subject, and nothing would be heard of another attempt.
nonisolated enum FeedInteractorToPresenter: Equatable {
    case fetchFinished(FeedEntity)
    case fetchFailed(ToPresenterError)
}

/// Presenter sends, Router hears. Every route adds a function of its own.
nonisolated enum FeedPresenterToRouter {
    case show(any SceneDestination)
    case close
}
