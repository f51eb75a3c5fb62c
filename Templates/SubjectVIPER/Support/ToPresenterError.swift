{{> header}}
/// What an interactor sends its presenter when loading fails.
{{> public}}nonisolated enum ToPresenterError: Error {
    /// The presenter can choose its message by the reason.
    case error(reason: any Error)
}
