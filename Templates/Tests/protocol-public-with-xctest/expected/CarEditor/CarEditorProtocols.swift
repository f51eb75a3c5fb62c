/// Presenter calls, View listens.
@MainActor
protocol CarEditorPresenterToViewProtocol: AnyObject {
    func show(_ state: LoadState<CarEditorContent>)
}

/// View calls, Presenter listens.
@MainActor
protocol CarEditorViewToPresenterProtocol: AnyObject {
    var view: (any CarEditorPresenterToViewProtocol)? { get set }

    func load() async
    func reloadDidFail(_ message: String)
}

/// Presenter calls, Interactor listens.
@MainActor
protocol CarEditorPresenterToInteractorProtocol: AnyObject {
    var presenter: (any CarEditorInteractorToPresenterProtocol)? { get set }

    func load() async
}

/// Interactor calls, Presenter listens.
@MainActor
protocol CarEditorInteractorToPresenterProtocol: AnyObject {
    func loadDidChange(_ state: LoadState<CarEditorEntity>)
}

/// Presenter calls, Router listens. Each route is an extension in a file of its own.
@MainActor
protocol CarEditorPresenterToRouterProtocol: AnyObject {
    func handle(_ request: RouteRequest)
}
