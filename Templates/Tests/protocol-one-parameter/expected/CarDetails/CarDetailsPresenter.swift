/// Hears what the user does and what was fetched, and says what CarDetails shows and where it
/// leads.
///
/// It knows the other parts by their protocols alone.
@MainActor
final class CarDetailsPresenter {
    let carID: String
    private weak var view: (any CarDetailsPresenterToViewProtocol)?
    private let interactor: any CarDetailsPresenterToInteractorProtocol
    private let router: any CarDetailsPresenterToRouterProtocol

    init(
        view: any CarDetailsPresenterToViewProtocol,
        interactor: any CarDetailsPresenterToInteractorProtocol,
        router: any CarDetailsPresenterToRouterProtocol,
        withCarID carID: String
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.carID = carID
    }

    private func load() {
        view?.showLoading()
        interactor.fetchEntity()
    }
}

extension CarDetailsPresenter: CarDetailsViewToPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }
}

extension CarDetailsPresenter: CarDetailsInteractorToPresenterProtocol {
    func fetchFinished(_ entity: CarDetailsEntity) {
        view?.showTitle(entity.title)
    }

    func fetchFailed(_ error: any Error) {
        view?.showError()
    }
}
