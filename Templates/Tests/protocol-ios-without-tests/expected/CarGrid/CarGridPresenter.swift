import Foundation

/// Hears what the user does and what was fetched, and says what CarGrid shows and where it leads.
///
/// It knows the other parts by their protocols alone.
@MainActor
final class CarGridPresenter {
    let photos: [URL]
    private weak var view: (any CarGridPresenterToViewProtocol)?
    private let interactor: any CarGridPresenterToInteractorProtocol
    private let router: any CarGridPresenterToRouterProtocol

    init(
        view: any CarGridPresenterToViewProtocol,
        interactor: any CarGridPresenterToInteractorProtocol,
        router: any CarGridPresenterToRouterProtocol,
        withPhotos photos: [URL]
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.photos = photos
    }

    private func load() {
        view?.showLoading()
        interactor.fetchEntity()
    }
}

extension CarGridPresenter: CarGridViewToPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }
}

extension CarGridPresenter: CarGridInteractorToPresenterProtocol {
    func fetchFinished(_ entity: CarGridEntity) {
        view?.showTitle(entity.title)
    }

    func fetchFailed(_ error: any Error) {
        view?.showError()
    }
}
