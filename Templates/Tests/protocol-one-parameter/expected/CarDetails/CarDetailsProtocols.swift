/// Presenter calls, View listens.
@MainActor
protocol CarDetailsPresenterToViewProtocol: AnyObject {
    func show(_ state: LoadState<CarDetailsEntity>)
}

/// View calls, Presenter listens.
@MainActor
protocol CarDetailsViewToPresenterProtocol: AnyObject {
    var view: (any CarDetailsPresenterToViewProtocol)? { get set }
    var state: LoadState<CarDetailsEntity> { get }

    func load() async
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
    func loadFinished(_ entity: CarDetailsEntity)
    func loadFailed(_ error: any Error)
}

/// Presenter calls, Router listens. Each route is an extension in a file of its own.
@MainActor
protocol CarDetailsPresenterToRouterProtocol: AnyObject {
    func handle(_ request: RouteRequest)
    func close()
}
