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
    private var newestLoad = 0
    private var newestResult = 0

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
        newestLoad += 1
        let load = newestLoad
        if state.content == nil { state = .loading }
        let result: LoadState<CarPickerContent>
        do {
            result = try await .loaded(formatter.content(for: interactor.fetchEntity()))
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
