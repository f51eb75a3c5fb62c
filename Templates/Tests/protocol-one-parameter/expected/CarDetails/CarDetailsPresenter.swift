/// Decides what CarDetails shows and where it leads. It uses the other parts through their
/// protocols.
@MainActor
final class CarDetailsPresenter {
    let carID: String
    weak var view: (any CarDetailsPresenterToViewProtocol)?
    private(set) var state = LoadState<CarDetailsEntity>.loading {
        didSet { if state != oldValue { view?.show(state) } }
    }

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
}

extension CarDetailsPresenter: CarDetailsViewToPresenterProtocol {
    /// Loads the scene. While it loads again, the view keeps what is on screen.
    func load() async {
        if state.content == nil { state = .loading }
        await interactor.load()
    }
}

extension CarDetailsPresenter: CarDetailsInteractorToPresenterProtocol {
    func loadFinished(_ entity: CarDetailsEntity) {
        state = .loaded(entity)
    }

    func loadFailed(_ error: any Error) {
        state = .failed(message: "Something went wrong.")
    }
}
