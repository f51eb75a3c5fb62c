/// View sends, Presenter listens.
nonisolated enum CarPickerViewToPresenter: Equatable {
    case load
}

/// Presenter sends, Interactor listens.
nonisolated enum CarPickerPresenterToInteractor: Equatable {
    case load
}

/// Interactor sends, Presenter listens. An error event would end the subject, so a failure is an
/// element.
nonisolated enum CarPickerInteractorToPresenter {
    case loadFinished(CarPickerEntity)
    case loadFailed(ToPresenterError)
}

/// Presenter sends, Router listens. Each route is an extension in a file of its own.
struct CarPickerPresenterToRouter {
    static var close: Self { Self(request: .close()) }

    static func alert(_ title: String) -> Self { Self(request: .alert(SceneAlert(title: title))) }

    let request: RouteRequest
}
