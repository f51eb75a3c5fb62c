import CarKit
import Foundation

/// Hears what the user does and what was fetched, and says what CarEditor shows and where it leads.
///
/// It knows the other parts by their protocols alone.
@MainActor
final class CarEditorPresenter {
    let car: Car
    let bought: Date
    let page: Int
    private weak var view: (any CarEditorPresenterToViewProtocol)?
    private let interactor: any CarEditorPresenterToInteractorProtocol
    private let router: any CarEditorPresenterToRouterProtocol

    init(
        view: any CarEditorPresenterToViewProtocol,
        interactor: any CarEditorPresenterToInteractorProtocol,
        router: any CarEditorPresenterToRouterProtocol,
        editing car: Car,
        bought: Date,
        page: Int = 1
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.car = car
        self.bought = bought
        self.page = page
    }

    private func load() {
        view?.showLoading()
        interactor.fetchEntity()
    }
}

extension CarEditorPresenter: CarEditorViewToPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }
}

extension CarEditorPresenter: CarEditorInteractorToPresenterProtocol {
    func fetchFinished(_ entity: CarEditorEntity) {
        view?.showTitle(entity.title)
    }

    func fetchFailed(_ error: any Error) {
        view?.showError()
    }
}
