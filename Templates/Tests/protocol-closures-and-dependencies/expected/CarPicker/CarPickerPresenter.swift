import CarKit

/// Hears what the user does and what was fetched, and says what CarPicker shows and where it leads.
///
/// It knows the other parts by their protocols alone.
@MainActor
final class CarPickerPresenter {
    let cars: [Car]
    let onSelect: (Car) -> Void
    private weak var view: (any CarPickerPresenterToViewProtocol)?
    private let interactor: any CarPickerPresenterToInteractorProtocol
    private let router: any CarPickerPresenterToRouterProtocol

    init(
        view: any CarPickerPresenterToViewProtocol,
        interactor: any CarPickerPresenterToInteractorProtocol,
        router: any CarPickerPresenterToRouterProtocol,
        withCars cars: [Car],
        onSelect: @escaping (Car) -> Void
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.cars = cars
        self.onSelect = onSelect
    }

    private func load() {
        view?.showLoading()
        interactor.fetchEntity()
    }
}

extension CarPickerPresenter: CarPickerViewToPresenterProtocol {
    func viewDidLoad() {
        load()
    }

    func retry() {
        load()
    }
}

extension CarPickerPresenter: CarPickerInteractorToPresenterProtocol {
    func fetchFinished(_ entity: CarPickerEntity) {
        view?.showTitle(entity.title)
    }

    func fetchFailed(_ error: any Error) {
        view?.showError()
    }
}
