/// Presenter calls, View listens.
@MainActor
protocol CarGridPresenterToViewProtocol: AnyObject {
    func show(_ state: LoadState<CarGridContent>)
}

/// View calls, Presenter listens.
@MainActor
protocol CarGridViewToPresenterProtocol: AnyObject {
    var view: (any CarGridPresenterToViewProtocol)? { get set }

    func load() async
    func reloadDidFail(_ message: String)
}

/// Presenter calls, Interactor listens.
@MainActor
protocol CarGridPresenterToInteractorProtocol: AnyObject {
    var presenter: (any CarGridInteractorToPresenterProtocol)? { get set }

    func load() async
}

/// Interactor calls, Presenter listens.
@MainActor
protocol CarGridInteractorToPresenterProtocol: AnyObject {
    func loadDidChange(_ state: LoadState<CarGridEntity>)
}

/// Presenter calls, Router listens. Each route is an extension in a file of its own.
@MainActor
protocol CarGridPresenterToRouterProtocol: AnyObject {
    func handle(_ request: RouteRequest)
}
