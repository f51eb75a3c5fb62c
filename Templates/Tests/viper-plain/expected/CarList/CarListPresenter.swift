/// Decides what CarList shows and where it leads. It doesn't depend on views.
@MainActor
final class CarListPresenter {
    private(set) var state = LoadState<CarListContent>.loading {
        didSet {
            view?.showProgress(of: state)
            if let content = state.content { view?.show(content) }
        }
    }

    private weak var view: (any CarListViewInterface)?
    private let interactor: any CarListInteractorInterface
    private let wireframe: any CarListWireframeInterface

    init(
        view: any CarListViewInterface,
        interactor: any CarListInteractorInterface,
        wireframe: any CarListWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension CarListPresenter: CarListPresenterInterface {
    /// Loads the content. While it loads again, the view keeps what is on screen.
    func load() async {
        if state.content == nil { state = .loading }
        do {
            let content = try await interactor.fetchContent()
            try Task.checkCancellation()
            state = .loaded(content)
        } catch {
            // A canceled load isn't a failure: the scene has closed or loads again.
            if !Task.isCancelled { state = .failed(message: "Something went wrong.") }
        }
    }

    func didTapClose() {
        wireframe.close()
    }
}
