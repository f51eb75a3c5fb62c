import CarKit

/// Decides what CarPicker shows and where it leads. It doesn't depend on views.
@MainActor
final class CarPickerPresenter {
    let cars: [Car]
    let page: Int
    private(set) var state = LoadState<CarPickerContent>.loading {
        didSet {
            view?.showProgress(of: state)
            if let content = state.content { view?.show(content) }
        }
    }

    private weak var view: (any CarPickerViewInterface)?
    private let interactor: any CarPickerInteractorInterface
    private let formatter: any CarPickerFormatterInterface
    private let wireframe: any CarPickerWireframeInterface

    init(
        withCars cars: [Car],
        page: Int = 1,
        view: any CarPickerViewInterface,
        interactor: any CarPickerInteractorInterface,
        formatter: any CarPickerFormatterInterface,
        wireframe: any CarPickerWireframeInterface
    ) {
        self.cars = cars
        self.page = page
        self.view = view
        self.interactor = interactor
        self.formatter = formatter
        self.wireframe = wireframe
    }
}

extension CarPickerPresenter: CarPickerPresenterInterface {
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
