import Foundation

/// Decides what CarGrid shows and where it leads. It uses the other parts through their protocols.
@MainActor
final class CarGridPresenter {
    let photos: [URL]
    weak var view: (any CarGridPresenterToViewProtocol)?
    private(set) var state = LoadState<CarGridEntity>.loading {
        didSet { if state != oldValue { view?.show(state) } }
    }

    private let interactor: any CarGridPresenterToInteractorProtocol
    private let router: any CarGridPresenterToRouterProtocol

    init(
        withPhotos photos: [URL],
        interactor: any CarGridPresenterToInteractorProtocol,
        router: any CarGridPresenterToRouterProtocol
    ) {
        self.photos = photos
        self.interactor = interactor
        self.router = router
        interactor.presenter = self
    }
}

extension CarGridPresenter: CarGridViewToPresenterProtocol {
    /// Loads the scene. While it loads again, the view keeps what is on screen.
    func load() async {
        if state.content == nil { state = .loading }
        await interactor.load()
    }
}

extension CarGridPresenter: CarGridInteractorToPresenterProtocol {
    func loadFinished(_ entity: CarGridEntity) {
        state = .loaded(entity)
    }

    func loadFailed(_ error: any Error) {
        state = .failed(message: "Something went wrong.")
    }
}
