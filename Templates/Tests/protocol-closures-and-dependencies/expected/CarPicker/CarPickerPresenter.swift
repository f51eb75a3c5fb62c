import CarKit

/// Decides what CarPicker shows and where it leads. It uses the other parts through their
/// protocols.
@MainActor
final class CarPickerPresenter {
    let cars: [Car]
    let onSelect: (Car) -> Void
    weak var view: (any CarPickerPresenterToViewProtocol)?
    private(set) var state = LoadState<CarPickerEntity>.loading {
        didSet { if state != oldValue { view?.show(state) } }
    }

    private let interactor: any CarPickerPresenterToInteractorProtocol
    private let router: any CarPickerPresenterToRouterProtocol

    init(
        withCars cars: [Car],
        onSelect: @escaping (Car) -> Void,
        interactor: any CarPickerPresenterToInteractorProtocol,
        router: any CarPickerPresenterToRouterProtocol
    ) {
        self.cars = cars
        self.onSelect = onSelect
        self.interactor = interactor
        self.router = router
        interactor.presenter = self
    }
}

extension CarPickerPresenter: CarPickerViewToPresenterProtocol {
    /// Loads the scene. While it loads again, the view keeps what is on screen.
    func load() async {
        if state.content == nil { state = .loading }
        await interactor.load()
    }
}

extension CarPickerPresenter: CarPickerInteractorToPresenterProtocol {
    func loadFinished(_ entity: CarPickerEntity) {
        state = .loaded(entity)
    }

    func loadFailed(_ error: any Error) {
        state = .failed(message: "Something went wrong.")
    }
}
