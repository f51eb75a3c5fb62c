/// View sends, Presenter listens.
nonisolated enum MovieListViewToPresenter: Equatable {
    case load
    case select(row: Int)
}

/// Presenter sends, Interactor listens.
nonisolated enum MovieListPresenterToInteractor: Equatable {
    case load
}

/// Interactor sends, Presenter listens. An error event would end the subject, so a failure is an
/// element.
nonisolated enum MovieListInteractorToPresenter {
    case loadFinished(MovieListEntity)
    case loadFailed(ToPresenterError)
}

/// Presenter sends, Router listens. Each route is an extension in a file of its own.
struct MovieListPresenterToRouter {
    static var close: Self { Self(request: .close()) }

    static func alert(_ title: String) -> Self { Self(request: .alert(SceneAlert(title: title))) }

    let request: RouteRequest
}
