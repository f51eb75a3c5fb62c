/// View sends, Presenter listens.
nonisolated enum CarGridViewToPresenter: Equatable {
    case load
}

/// Presenter sends, Interactor listens.
nonisolated enum CarGridPresenterToInteractor: Equatable {
    case load
}

/// Interactor sends, Presenter listens. An error event would end the subject, so a failure is an
/// element.
nonisolated enum CarGridInteractorToPresenter {
    case loadFinished(CarGridEntity)
    case loadFailed(ToPresenterError)
}

/// Presenter sends, Router listens. Each route is an extension in a file of its own.
struct CarGridPresenterToRouter {
    static var close: Self { Self(request: .close()) }

    static func alert(_ title: String) -> Self { Self(request: .alert(SceneAlert(title: title))) }

    let request: RouteRequest
}
