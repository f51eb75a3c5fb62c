{{> header}}
/// View sends, Presenter listens.
nonisolated enum {{scene}}ViewToPresenter: Equatable {
    case load
}

/// Presenter sends, Interactor listens.
nonisolated enum {{scene}}PresenterToInteractor: Equatable {
    case load
}

/// Interactor sends, Presenter listens. An error event would end the subject, so a failure is an
/// element.
nonisolated enum {{scene}}InteractorToPresenter {
    case loadFinished({{scene}}Entity)
    case loadFailed(ToPresenterError)
}

/// Presenter sends, Router listens. Each route is an extension in a file of its own.
struct {{scene}}PresenterToRouter {
    static var close: Self { Self(request: .close()) }

    static func alert(_ title: String) -> Self { Self(request: .alert(SceneAlert(title: title))) }

    let request: RouteRequest
}
