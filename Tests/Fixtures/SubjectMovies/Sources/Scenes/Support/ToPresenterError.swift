/// The error that an interactor sends its presenter.
nonisolated enum ToPresenterError: Error {
    /// The presenter can choose its message by the reason.
    case error(reason: any Error)
}
