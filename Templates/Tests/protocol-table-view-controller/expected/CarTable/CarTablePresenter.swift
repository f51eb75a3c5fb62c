/// Decides what CarTable shows and where it leads. It uses the other parts through their protocols.
@MainActor
final class CarTablePresenter {
    weak var view: (any CarTablePresenterToViewProtocol)?
    private(set) var state = LoadState<CarTableContent>() {
        didSet { view?.show(state) }
    }
    private let interactor: any CarTablePresenterToInteractorProtocol
    private let router: any CarTablePresenterToRouterProtocol

    init(
        interactor: any CarTablePresenterToInteractorProtocol,
        router: any CarTablePresenterToRouterProtocol
    ) {
        self.interactor = interactor
        self.router = router
        interactor.presenter = self
    }

    private func format(_ entity: CarTableEntity) -> CarTableContent {
        CarTableContent(title: entity.name)
    }
}

extension CarTablePresenter: CarTableViewToPresenterProtocol {
    func load() async {
        await interactor.load()
    }

    func reloadDidFail(_ message: String) {
        router.handle(.alert(SceneAlert(title: message)))
    }
}

extension CarTablePresenter: CarTableInteractorToPresenterProtocol {
    func loadDidChange(_ state: LoadState<CarTableEntity>) {
        self.state = LoadState(
            content: state.content.map(format),
            isLoading: state.isLoading,
            failure: state.failure
        )
    }
}
