/// What an interactor tells its presenter when a fetch fails.
nonisolated enum ToPresenterError: Error {
    case error
}
