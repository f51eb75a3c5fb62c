/// Hears what the user does and what was fetched, and says what CarList shows and where it leads.
///
/// It knows the other parts by their protocols alone.
@MainActor
final class CarListPresenter {
    private weak var view: (any CarListPresenterToViewProtocol)?
    private let interactor: any CarListPresenterToInteractorProtocol
    private let router: any CarListPresenterToRouterProtocol

    init(
        view: any CarListPresenterToViewProtocol,
        interactor: any CarListPresenterToInteractorProtocol,
        router: any CarListPresenterToRouterProtocol
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    private func load() {
        view?.showLoading()
        interactor.fetchEntity()
    }
}

extension CarListPresenter: CarListViewToPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }
}

extension CarListPresenter: CarListInteractorToPresenterProtocol {
    func fetchFinished(_ entity: CarListEntity) {
        view?.showTitle(entity.title)
    }

    func fetchFailed(_ error: any Error) {
        view?.showError()
    }
}
