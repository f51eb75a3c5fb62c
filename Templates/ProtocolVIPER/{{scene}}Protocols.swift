{{> header}}
/// Presenter calls, View listens.
@MainActor
protocol {{scene}}PresenterToViewProtocol: ViewInterface {
    func showLoading()
    func showTitle(_ title: String)
    func showError()
}

/// View calls, Presenter listens.
@MainActor
protocol {{scene}}ViewToPresenterProtocol: PresenterInterface {
    func viewDidLoad()
    /// The user asks for another attempt.
    func retry()
}

/// Presenter calls, Interactor listens.
nonisolated protocol {{scene}}PresenterToInteractorProtocol: InteractorInterface {
    /// Fetches what the scene shows, in place of a fetch that is under way.
    func fetchEntity()
}

/// Interactor calls, Presenter listens: on the main actor, wherever it was fetched.
@MainActor
protocol {{scene}}InteractorToPresenterProtocol: PresenterInterface, Sendable {
    func fetchFinished(_ entity: {{scene}}Entity)
    func fetchFailed(_ error: any Error)
}

/// Presenter calls, Router listens. Every route adds a function of its own.
@MainActor
protocol {{scene}}PresenterToRouterProtocol: WireframeInterface {
    func show(_ destination: any SceneDestination)
}
