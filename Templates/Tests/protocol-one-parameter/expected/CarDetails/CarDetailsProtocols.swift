/// Presenter calls, View listens.
@MainActor
protocol CarDetailsPresenterToViewProtocol: AnyObject {
    func show(_ state: LoadState<CarDetailsContent>)
}

/// View calls, Presenter listens.
@MainActor
protocol CarDetailsViewToPresenterProtocol: AnyObject {
    var view: (any CarDetailsPresenterToViewProtocol)? { get set }

    func load() async
    func reloadDidFail(_ message: String)
}

/// Presenter calls, Interactor listens.
@MainActor
protocol CarDetailsPresenterToInteractorProtocol: AnyObject {
    var presenter: (any CarDetailsInteractorToPresenterProtocol)? { get set }

    func load() async
}

/// Interactor calls, Presenter listens.
@MainActor
protocol CarDetailsInteractorToPresenterProtocol: AnyObject {
    func loadDidChange(_ state: LoadState<CarDetailsEntity>)
}

/// Presenter calls, Router listens. Each route is an extension in a file of its own.
@MainActor
protocol CarDetailsPresenterToRouterProtocol: AnyObject {
    func handle(_ request: RouteRequest)
}
