/// View sends, Presenter listens.
nonisolated enum WelcomeViewToPresenter: Equatable {
    case load
}

/// Presenter sends, Interactor listens.
nonisolated enum WelcomePresenterToInteractor: Equatable {
    case load
}

/// Interactor sends, Presenter listens. An error event would end the subject, so a failure is an
/// element.
nonisolated enum WelcomeInteractorToPresenter {
    case loadFinished(WelcomeEntity)
    case loadFailed(ToPresenterError)
}

/// Presenter sends, Router listens. Each route is an extension in a file of its own.
struct WelcomePresenterToRouter {
    static var close: Self { Self(request: .close()) }

    static func alert(_ title: String) -> Self { Self(request: .alert(SceneAlert(title: title))) }

    let request: RouteRequest
}
