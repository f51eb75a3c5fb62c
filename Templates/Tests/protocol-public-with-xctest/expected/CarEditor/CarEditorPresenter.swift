import CarKit
import Foundation

/// Decides what CarEditor shows and where it leads. It uses the other parts through their
/// protocols.
@MainActor
final class CarEditorPresenter {
    let car: Car
    let bought: Date
    let page: Int
    weak var view: (any CarEditorPresenterToViewProtocol)?
    private(set) var state = LoadState<CarEditorEntity>.loading {
        didSet { if state != oldValue { view?.show(state) } }
    }

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
}

extension CarEditorPresenter: CarEditorViewToPresenterProtocol {
    /// Loads the scene. While it loads again, the view keeps what is on screen.
    func load() async {
        if state.content == nil { state = .loading }
        await interactor.load()
    }
}

extension CarEditorPresenter: CarEditorInteractorToPresenterProtocol {
    func loadFinished(_ entity: CarEditorEntity) {
        state = .loaded(entity)
    }

    func loadFailed(_ error: any Error) {
        state = .failed(message: "Something went wrong.")
    }
}
