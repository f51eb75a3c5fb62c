/// Presenter calls, View listens.
@MainActor
protocol CarEditorPresenterToViewProtocol: AnyObject {
    func show(_ state: LoadState<CarEditorEntity>)
}

/// View calls, Presenter listens.
@MainActor
protocol CarEditorViewToPresenterProtocol: AnyObject {
    var view: (any CarEditorPresenterToViewProtocol)? { get set }
    var state: LoadState<CarEditorEntity> { get }

    func load() async
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
    func loadFinished(_ entity: CarEditorEntity)
    func loadFailed(_ error: any Error)
}

/// Presenter calls, Router listens. Each route is an extension in a file of its own.
@MainActor
protocol CarEditorPresenterToRouterProtocol: AnyObject {
    func handle(_ request: RouteRequest)
    func close()
}
