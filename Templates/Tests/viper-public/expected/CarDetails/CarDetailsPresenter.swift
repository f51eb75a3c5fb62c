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
