/// Decides what CarList shows and where it leads. It uses the other parts through their protocols.
@MainActor
final class CarListPresenter {
    weak var view: (any CarListPresenterToViewProtocol)?
    private(set) var state = LoadState<CarListContent>() {
        didSet { view?.show(state) }
    }
    private let interactor: any CarListPresenterToInteractorProtocol
    private let router: any CarListPresenterToRouterProtocol

    init(
        interactor: any CarListPresenterToInteractorProtocol,
        router: any CarListPresenterToRouterProtocol
    ) {
        self.interactor = interactor
        self.router = router
        interactor.presenter = self
    }

    private func format(_ entity: CarListEntity) -> CarListContent {
        CarListContent(title: entity.name)
    }
}

extension CarListPresenter: CarListViewToPresenterProtocol {
    func load() async {
        await interactor.load()
    }

    func reloadDidFail(_ message: String) {
        router.handle(.alert(SceneAlert(title: message)))
    }
}

extension CarListPresenter: CarListInteractorToPresenterProtocol {
    func loadDidChange(_ state: LoadState<CarListEntity>) {
        self.state = LoadState(
            content: state.content.map(format),
            isLoading: state.isLoading,
            failure: state.failure
        )
    }
}
