/// View sends, Presenter listens.
nonisolated enum MovieDetailsViewToPresenter: Equatable {
    case load
}

/// Presenter sends, Interactor listens.
nonisolated enum MovieDetailsPresenterToInteractor: Equatable {
    case load
}

/// Interactor sends, Presenter listens. An error event would end the subject, so a failure is an
/// element.
nonisolated enum MovieDetailsInteractorToPresenter {
    case loadFinished(MovieDetailsEntity)
    case loadFailed(ToPresenterError)
}

/// Presenter sends, Router listens. Each route is an extension in a file of its own.
struct MovieDetailsPresenterToRouter {
    static var close: Self { Self(request: .close()) }

    static func alert(_ title: String) -> Self { Self(request: .alert(SceneAlert(title: title))) }

    let request: RouteRequest
}
