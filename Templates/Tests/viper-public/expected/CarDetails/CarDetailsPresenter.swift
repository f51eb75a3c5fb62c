/// Decides what CarDetails shows and where it leads. It doesn't depend on views.
@MainActor
final class CarDetailsPresenter {
    let carID: String
    private(set) var state = LoadState<CarDetailsContent>.loading {
        didSet {
            view?.showProgress(of: state)
            if let content = state.content { view?.show(content) }
        }
    }

    private weak var view: (any CarDetailsViewInterface)?
    private let interactor: any CarDetailsInteractorInterface
    private let wireframe: any CarDetailsWireframeInterface
    private var newestLoad = 0
    private var newestResult = 0

    init(
        withCarID carID: String,
        view: any CarDetailsViewInterface,
        interactor: any CarDetailsInteractorInterface,
        wireframe: any CarDetailsWireframeInterface
    ) {
        self.carID = carID
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension CarDetailsPresenter: CarDetailsPresenterInterface {
    /// Loads the content. While it loads again, the view keeps what is on screen.
    func load() async {
        newestLoad += 1
        let load = newestLoad
        if state.content == nil { state = .loading }
        let result: LoadState<CarDetailsContent>
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
