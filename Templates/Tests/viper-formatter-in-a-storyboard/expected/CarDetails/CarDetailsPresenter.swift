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
    private let formatter: any CarDetailsFormatterInterface
    private let wireframe: any CarDetailsWireframeInterface

    init(
        withCarID carID: String,
        view: any CarDetailsViewInterface,
        interactor: any CarDetailsInteractorInterface,
        formatter: any CarDetailsFormatterInterface,
        wireframe: any CarDetailsWireframeInterface
    ) {
        self.carID = carID
        self.view = view
        self.interactor = interactor
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

extension CarDetailsPresenter: CarDetailsPresenterInterface {
    /// Loads the content. While it loads again, the view keeps what is on screen.
    func load() async {
        if state.content == nil { state = .loading }
        do {
            let content = formatter.content(for: try await interactor.fetchEntity())
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
