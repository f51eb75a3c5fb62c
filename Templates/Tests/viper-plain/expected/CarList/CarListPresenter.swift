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
    private var newestLoad = 0
    private var newestResult = 0

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
        newestLoad += 1
        let load = newestLoad
        if state.content == nil { state = .loading }
        let result: LoadState<CarListContent>
        do {
            result = try await .loaded(interactor.fetchContent())
        } catch {
            result = .failed(message: "Something went wrong.")
        }
        // A canceled load changes nothing, and neither does one that a newer load has overtaken.
        guard !Task.isCancelled, load > newestResult else { return }
        newestResult = load
        state = result
    }

    func didTapClose() {
        wireframe.close()
    }
}
