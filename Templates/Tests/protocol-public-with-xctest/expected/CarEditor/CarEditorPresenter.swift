import CarKit
import Foundation

/// Decides what CarEditor shows and where it leads. It uses the other parts through their
/// protocols.
@MainActor
final class CarEditorPresenter {
    weak var view: (any CarEditorPresenterToViewProtocol)?
    private(set) var state = LoadState<CarEditorContent>() {
        didSet { view?.show(state) }
    }
    let car: Car
    let bought: Date
    let page: Int
    private let interactor: any CarEditorPresenterToInteractorProtocol
    private let router: any CarEditorPresenterToRouterProtocol

    init(
        editing car: Car,
        bought: Date,
        page: Int = 1,
        interactor: any CarEditorPresenterToInteractorProtocol,
        router: any CarEditorPresenterToRouterProtocol
    ) {
        self.car = car
        self.bought = bought
        self.page = page
        self.interactor = interactor
        self.router = router
        interactor.presenter = self
    }

    private func format(_ entity: CarEditorEntity) -> CarEditorContent {
        CarEditorContent(title: entity.name)
    }
}

extension CarEditorPresenter: CarEditorViewToPresenterProtocol {
    func load() async {
        await interactor.load()
    }

    func reloadDidFail(_ message: String) {
        router.handle(.alert(SceneAlert(title: message)))
    }
}

extension CarEditorPresenter: CarEditorInteractorToPresenterProtocol {
    func loadDidChange(_ state: LoadState<CarEditorEntity>) {
        self.state = LoadState(
            content: state.content.map(format),
            isLoading: state.isLoading,
            failure: state.failure
        )
    }
}
