/// Presenter calls, View listens.
@MainActor
protocol CarGridPresenterToViewProtocol: AnyObject {
    func show(_ state: LoadState<CarGridEntity>)
}

/// View calls, Presenter listens.
@MainActor
protocol CarGridViewToPresenterProtocol: AnyObject {
    var view: (any CarGridPresenterToViewProtocol)? { get set }
    var state: LoadState<CarGridEntity> { get }

    func load() async
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
    func loadFinished(_ entity: CarGridEntity)
    func loadFailed(_ error: any Error)
}

/// Presenter calls, Router listens. Each route is an extension in a file of its own.
@MainActor
protocol CarGridPresenterToRouterProtocol: AnyObject {
    func handle(_ request: RouteRequest)
    func close()
}
