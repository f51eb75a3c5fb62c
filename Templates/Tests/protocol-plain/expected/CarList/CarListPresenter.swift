/// Decides what CarList shows and where it leads. It uses the other parts through their protocols.
@MainActor
final class CarListPresenter {
    weak var view: (any CarListPresenterToViewProtocol)?
    private(set) var state = LoadState<CarListEntity>.loading {
        didSet { if state != oldValue { view?.show(state) } }
    }

    private let interactor: any CarListPresenterToInteractorProtocol
    private let router: any CarListPresenterToRouterProtocol

    init(
        interactor: any CarListPresenterToInteractorProtocol,
        router: any CarListPresenterToRouterProtocol
    ) {
        self.interactor = interactor
        self.router = router
        interactor.presenter = self
    }
}

extension CarListPresenter: CarListViewToPresenterProtocol {
    /// Loads the scene. While it loads again, the view keeps what is on screen.
    func load() async {
        if state.content == nil { state = .loading }
        await interactor.load()
    }
}

extension CarListPresenter: CarListInteractorToPresenterProtocol {
    func loadFinished(_ entity: CarListEntity) {
        state = .loaded(entity)
    }

    func loadFailed(_ error: any Error) {
        state = .failed(message: "Something went wrong.")
    }
}
