/// View sends, Presenter hears.
nonisolated enum CarPickerViewToPresenter: Equatable {
    case viewDidLoad
    /// The user asks for another attempt.
    case retry
}

/// Presenter sends, View hears.
nonisolated enum CarPickerPresenterToView: Equatable {
    case loading
    case title(String)
    case error
}

/// Presenter sends, Interactor hears.
nonisolated enum CarPickerPresenterToInteractor: Equatable {
    /// Fetch what the scene shows, in place of a fetch that is under way.
    case fetchEntity
}

/// Interactor sends, Presenter hears. A failure is an element as well: an error event would end the
/// subject, and nothing would be heard of another attempt.
nonisolated enum CarPickerInteractorToPresenter: Equatable {
    case fetchFinished(CarPickerEntity)
    case fetchFailed(ToPresenterError)
}

/// Presenter sends, Router hears. Every route adds a function of its own.
nonisolated enum CarPickerPresenterToRouter {
    case show(any SceneDestination)
    case close
}
