/// Presenter calls, View listens.
@MainActor
protocol CarListPresenterToViewProtocol: AnyObject {
    func show(_ state: LoadState<CarListContent>)
}

/// View calls, Presenter listens.
@MainActor
protocol CarListViewToPresenterProtocol: AnyObject {
    var view: (any CarListPresenterToViewProtocol)? { get set }

    func load() async
    func reloadDidFail(_ message: String)
}

/// Presenter calls, Interactor listens.
@MainActor
protocol CarListPresenterToInteractorProtocol: AnyObject {
    var presenter: (any CarListInteractorToPresenterProtocol)? { get set }

    func load() async
}

/// Interactor calls, Presenter listens.
@MainActor
protocol CarListInteractorToPresenterProtocol: AnyObject {
    func loadDidChange(_ state: LoadState<CarListEntity>)
}

/// Presenter calls, Router listens. Each route is an extension in a file of its own.
@MainActor
protocol CarListPresenterToRouterProtocol: AnyObject {
    func handle(_ request: RouteRequest)
}
