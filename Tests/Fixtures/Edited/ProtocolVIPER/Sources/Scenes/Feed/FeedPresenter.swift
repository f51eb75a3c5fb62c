/// Hears what the user does and what was fetched, and says what Feed shows and where it leads.
///
/// It knows the other parts by their protocols alone.
@MainActor
final class FeedPresenter {
    private weak var view: (any FeedPresenterToViewProtocol)?
    private let interactor: any FeedPresenterToInteractorProtocol
    private let router: any FeedPresenterToRouterProtocol

    init(
        view: any FeedPresenterToViewProtocol,
        interactor: any FeedPresenterToInteractorProtocol,
        router: any FeedPresenterToRouterProtocol
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

extension FeedPresenter: FeedViewToPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }
}

extension FeedPresenter: FeedInteractorToPresenterProtocol {
    func fetchFinished(_ entity: FeedEntity) {
        view?.showTitle(entity.title)
    }

    func fetchFailed(_ error: any Error) {
        view?.showError()
    }
}
