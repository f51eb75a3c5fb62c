{{> header}}
/// Presenter calls, View listens.
@MainActor
protocol {{scene}}PresenterToViewProtocol: AnyObject {
    func show(_ state: LoadState<{{scene}}Content>)
}

/// View calls, Presenter listens.
@MainActor
protocol {{scene}}ViewToPresenterProtocol: AnyObject {
    var view: (any {{scene}}PresenterToViewProtocol)? { get set }

    func load() async
    func reloadDidFail(_ message: String)
}

/// Presenter calls, Interactor listens.
@MainActor
protocol {{scene}}PresenterToInteractorProtocol: AnyObject {
    var presenter: (any {{scene}}InteractorToPresenterProtocol)? { get set }

    func load() async
}

/// Interactor calls, Presenter listens.
@MainActor
protocol {{scene}}InteractorToPresenterProtocol: AnyObject {
    func loadDidChange(_ state: LoadState<{{scene}}Entity>)
}

/// Presenter calls, Router listens. Each route is an extension in a file of its own.
@MainActor
protocol {{scene}}PresenterToRouterProtocol: AnyObject {
    func handle(_ request: RouteRequest)
}
