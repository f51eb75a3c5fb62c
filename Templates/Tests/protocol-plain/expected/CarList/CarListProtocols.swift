/// Presenter calls, View listens.
@MainActor
protocol CarListPresenterToViewProtocol: AnyObject {
    func show(_ state: LoadState<CarListEntity>)
}

/// View calls, Presenter listens.
@MainActor
protocol CarListViewToPresenterProtocol: AnyObject {
    var view: (any CarListPresenterToViewProtocol)? { get set }
    var state: LoadState<CarListEntity> { get }

    func load() async
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
    func loadFinished(_ entity: CarListEntity)
    func loadFailed(_ error: any Error)
}

/// Presenter calls, Router listens. Each route is an extension in a file of its own.
@MainActor
protocol CarListPresenterToRouterProtocol: AnyObject {
    func handle(_ request: RouteRequest)
    func close()
}
