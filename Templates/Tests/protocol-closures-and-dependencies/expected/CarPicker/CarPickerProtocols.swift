/// Presenter calls, View listens.
@MainActor
protocol CarPickerPresenterToViewProtocol: AnyObject {
    func show(_ state: LoadState<CarPickerContent>)
}

/// View calls, Presenter listens.
@MainActor
protocol CarPickerViewToPresenterProtocol: AnyObject {
    var view: (any CarPickerPresenterToViewProtocol)? { get set }

    func load() async
    func reloadDidFail(_ message: String)
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
    func loadDidChange(_ state: LoadState<CarPickerEntity>)
}

/// Presenter calls, Router listens. Each route is an extension in a file of its own.
@MainActor
protocol CarPickerPresenterToRouterProtocol: AnyObject {
    func handle(_ request: RouteRequest)
}
