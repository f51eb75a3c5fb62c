/// Presenter calls, View listens.
@MainActor
protocol WelcomePresenterToViewProtocol: AnyObject {
    func show(_ state: LoadState<WelcomeContent>)
}

/// View calls, Presenter listens.
@MainActor
protocol WelcomeViewToPresenterProtocol: AnyObject {
    var view: (any WelcomePresenterToViewProtocol)? { get set }

    func load() async
    func reloadDidFail(_ message: String)
}

/// Presenter calls, Interactor listens.
@MainActor
protocol WelcomePresenterToInteractorProtocol: AnyObject {
    var presenter: (any WelcomeInteractorToPresenterProtocol)? { get set }

    func load() async
}

/// Interactor calls, Presenter listens.
@MainActor
protocol WelcomeInteractorToPresenterProtocol: AnyObject {
    func loadDidChange(_ state: LoadState<WelcomeEntity>)
}

/// Presenter calls, Router listens. Each route is an extension in a file of its own.
@MainActor
protocol WelcomePresenterToRouterProtocol: AnyObject {
    func handle(_ request: RouteRequest)
}
