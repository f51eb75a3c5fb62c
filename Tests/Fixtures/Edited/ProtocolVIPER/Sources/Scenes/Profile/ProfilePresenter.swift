/// Hears what the user does and what was fetched, and says what Profile shows and where it leads.
///
/// It knows the other parts by their protocols alone.
@MainActor
final class ProfilePresenter {
    let userID: Int
    /// Written by hand: shown until anything else is known.
    let fallbackName = "No name"
    private weak var view: (any ProfilePresenterToViewProtocol)?
    private let interactor: any ProfilePresenterToInteractorProtocol
    private let router: any ProfilePresenterToRouterProtocol

    init(
        view: any ProfilePresenterToViewProtocol,
        interactor: any ProfilePresenterToInteractorProtocol,
        router: any ProfilePresenterToRouterProtocol,
        withUserID userID: Int
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.userID = userID
    }

    private func load() {
        view?.showLoading()
        interactor.fetchEntity()
    }
}

extension ProfilePresenter: ProfileViewToPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }
}

extension ProfilePresenter: ProfileInteractorToPresenterProtocol {
    func fetchFinished(_ entity: ProfileEntity) {
        view?.showTitle(entity.title)
    }

    func fetchFailed(_ error: any Error) {
        view?.showError()
    }
}

// Written by hand.
extension ProfilePresenter {
    var greeting: String { "\(fallbackName) \(userID)" }
}
