/// Decides what CarDetails shows and where it leads. It uses the other parts through their
/// protocols.
@MainActor
final class CarDetailsPresenter {
    weak var view: (any CarDetailsPresenterToViewProtocol)?
    private(set) var state = LoadState<CarDetailsContent>() {
        didSet { view?.show(state) }
    }
    let carID: String
    private let interactor: any CarDetailsPresenterToInteractorProtocol
    private let router: any CarDetailsPresenterToRouterProtocol

    init(
        withCarID carID: String,
        interactor: any CarDetailsPresenterToInteractorProtocol,
        router: any CarDetailsPresenterToRouterProtocol
    ) {
        self.carID = carID
        self.interactor = interactor
        self.router = router
        interactor.presenter = self
    }

    private func format(_ entity: CarDetailsEntity) -> CarDetailsContent {
        CarDetailsContent(title: entity.name)
    }
}

extension CarDetailsPresenter: CarDetailsViewToPresenterProtocol {
    func load() async {
        await interactor.load()
    }

    func reloadDidFail(_ message: String) {
        router.handle(.alert(SceneAlert(title: message)))
    }
}

extension CarDetailsPresenter: CarDetailsInteractorToPresenterProtocol {
    func loadDidChange(_ state: LoadState<CarDetailsEntity>) {
        self.state = LoadState(
            content: state.content.map(format),
            isLoading: state.isLoading,
            failure: state.failure
        )
    }
}
