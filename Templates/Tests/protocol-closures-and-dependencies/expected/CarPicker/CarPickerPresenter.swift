import CarKit

/// Decides what CarPicker shows and where it leads. It uses the other parts through their
/// protocols.
@MainActor
final class CarPickerPresenter {
    weak var view: (any CarPickerPresenterToViewProtocol)?
    private(set) var state = LoadState<CarPickerContent>() {
        didSet { view?.show(state) }
    }
    let cars: [Car]
    let onSelect: (Car) -> Void
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

    private func format(_ entity: CarPickerEntity) -> CarPickerContent {
        CarPickerContent(title: entity.name)
    }
}

extension CarPickerPresenter: CarPickerViewToPresenterProtocol {
    func load() async {
        await interactor.load()
    }

    func reloadDidFail(_ message: String) {
        router.handle(.alert(SceneAlert(title: message)))
    }
}

extension CarPickerPresenter: CarPickerInteractorToPresenterProtocol {
    func loadDidChange(_ state: LoadState<CarPickerEntity>) {
        self.state = LoadState(
            content: state.content.map(format),
            isLoading: state.isLoading,
            failure: state.failure
        )
    }
}
