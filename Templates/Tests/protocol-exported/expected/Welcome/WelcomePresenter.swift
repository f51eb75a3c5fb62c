/// Decides what Welcome shows and where it leads. It uses the other parts through their protocols.
@MainActor
final class WelcomePresenter {
    weak var view: (any WelcomePresenterToViewProtocol)?
    private(set) var state = LoadState<WelcomeContent>() {
        didSet { view?.show(state) }
    }
    private let interactor: any WelcomePresenterToInteractorProtocol
    private let router: any WelcomePresenterToRouterProtocol

    init(
        interactor: any WelcomePresenterToInteractorProtocol,
        router: any WelcomePresenterToRouterProtocol
    ) {
        self.interactor = interactor
        self.router = router
        interactor.presenter = self
    }

    private func format(_ entity: WelcomeEntity) -> WelcomeContent {
        WelcomeContent(title: entity.name)
    }
}

extension WelcomePresenter: WelcomeViewToPresenterProtocol {
    func load() async {
        await interactor.load()
    }

    func reloadDidFail(_ message: String) {
        router.handle(.alert(SceneAlert(title: message)))
    }
}

extension WelcomePresenter: WelcomeInteractorToPresenterProtocol {
    func loadDidChange(_ state: LoadState<WelcomeEntity>) {
        self.state = LoadState(
            content: state.content.map(format),
            isLoading: state.isLoading,
            failure: state.failure
        )
    }
}
