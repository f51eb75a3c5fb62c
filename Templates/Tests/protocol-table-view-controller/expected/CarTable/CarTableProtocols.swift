/// Presenter calls, View listens.
@MainActor
protocol CarTablePresenterToViewProtocol: AnyObject {
    func show(_ state: LoadState<CarTableContent>)
}

/// View calls, Presenter listens.
@MainActor
protocol CarTableViewToPresenterProtocol: AnyObject {
    var view: (any CarTablePresenterToViewProtocol)? { get set }

    func load() async
    func reloadDidFail(_ message: String)
}

/// Presenter calls, Interactor listens.
@MainActor
protocol CarTablePresenterToInteractorProtocol: AnyObject {
    var presenter: (any CarTableInteractorToPresenterProtocol)? { get set }

    func load() async
}

/// Interactor calls, Presenter listens.
@MainActor
protocol CarTableInteractorToPresenterProtocol: AnyObject {
    func loadDidChange(_ state: LoadState<CarTableEntity>)
}

/// Presenter calls, Router listens. Each route is an extension in a file of its own.
@MainActor
protocol CarTablePresenterToRouterProtocol: AnyObject {
    func handle(_ request: RouteRequest)
}
