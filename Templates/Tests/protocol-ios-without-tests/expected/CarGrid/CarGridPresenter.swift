import Foundation

/// Decides what CarGrid shows and where it leads. It uses the other parts through their protocols.
@MainActor
final class CarGridPresenter {
    weak var view: (any CarGridPresenterToViewProtocol)?
    private(set) var state = LoadState<CarGridContent>() {
        didSet { view?.show(state) }
    }
    let photos: [URL]
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

    private func format(_ entity: CarGridEntity) -> CarGridContent {
        CarGridContent(title: entity.name)
    }
}

extension CarGridPresenter: CarGridViewToPresenterProtocol {
    func load() async {
        await interactor.load()
    }

    func reloadDidFail(_ message: String) {
        router.handle(.alert(SceneAlert(title: message)))
    }
}

extension CarGridPresenter: CarGridInteractorToPresenterProtocol {
    func loadDidChange(_ state: LoadState<CarGridEntity>) {
        self.state = LoadState(
            content: state.content.map(format),
            isLoading: state.isLoading,
            failure: state.failure
        )
    }
}
