/// Presenter calls, View listens.
@MainActor
protocol ProfilePresenterToViewProtocol: ViewInterface {
    func showLoading()
    func showTitle(_ title: String)
    func showError()
}

/// View calls, Presenter listens.
@MainActor
protocol ProfileViewToPresenterProtocol: PresenterInterface {
    func viewDidLoad()
    /// The user asks for another attempt.
    func retry()
}

/// Presenter calls, Interactor listens.
nonisolated protocol ProfilePresenterToInteractorProtocol: InteractorInterface {
    /// Fetches what the scene shows, in place of a fetch that is under way.
    func fetchEntity()
}

/// Interactor calls, Presenter listens: on the main actor, wherever it was fetched.
@MainActor
protocol ProfileInteractorToPresenterProtocol: PresenterInterface, Sendable {
    func fetchFinished(_ entity: ProfileEntity)
    func fetchFailed(_ error: any Error)
}

/// Presenter calls, Router listens. Every route adds a function of its own.
@MainActor
protocol ProfilePresenterToRouterProtocol: WireframeInterface {
    func show(_ destination: any SceneDestination)
}
