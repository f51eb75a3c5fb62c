/// The error that an interactor sends its presenter.
public nonisolated enum ToPresenterError: Error {
    /// The presenter can choose its message by the reason.
    case error(reason: any Error)
}
