/// Presenter calls, View listens.
@MainActor
protocol CarPickerPresenterToViewProtocol: AnyObject {
    func show(_ state: LoadState<CarPickerEntity>)
}

/// View calls, Presenter listens.
@MainActor
protocol CarPickerViewToPresenterProtocol: AnyObject {
    var view: (any CarPickerPresenterToViewProtocol)? { get set }
    var state: LoadState<CarPickerEntity> { get }

    func load() async
}

/// Presenter calls, Interactor listens.
@MainActor
protocol CarPickerPresenterToInteractorProtocol: AnyObject {
    var presenter: (any CarPickerInteractorToPresenterProtocol)? { get set }

    func load() async
}

/// Interactor calls, Presenter listens.
@MainActor
protocol CarPickerInteractorToPresenterProtocol: AnyObject {
    func loadFinished(_ entity: CarPickerEntity)
    func loadFailed(_ error: any Error)
}

/// Presenter calls, Router listens. Each route is an extension in a file of its own.
@MainActor
protocol CarPickerPresenterToRouterProtocol: AnyObject {
    func handle(_ request: RouteRequest)
    func close()
}
