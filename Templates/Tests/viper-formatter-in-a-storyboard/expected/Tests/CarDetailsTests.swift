import Testing

@testable import Scenes

@MainActor
struct CarDetailsTests {
    private let view = ViewSpy()
    private let interactor = InteractorSpy()
    private let formatter = FormatterSpy()
    private let wireframe = WireframeSpy()

    @Test func presenterHoldsTheInitialData() {
        let presenter = makePresenter(for: view)
        #expect(presenter.carID == "42")
    }

    @Test func viewShowsTheTitleOnceItHasLoaded() async {
        await makePresenter(for: view).viewDidLoad()
        #expect(view.titles == ["Formatted: Fetched"])
    }

    @Test func wireframeLeavesTheSceneWhenTheUserCloses() {
        makePresenter(for: view).didTapClose()
        #expect(wireframe.closeCount == 1)
    }

    @Test func presenterDoesNotKeepTheViewAlive() {
        weak var released: ViewSpy?
        let presenter: CarDetailsPresenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(for: view)
            released = view
        }
        presenter.didTapClose()
        #expect(released == nil)
    }

    @Test func interactorFetchesTheName() async {
        let interactor = CarDetailsInteractor()
        let name = await interactor.fetchName()
        #expect(name == "Car Details")
    }

    @Test func formatterMakesATitleOfTheName() {
        let formatter = CarDetailsFormatter()
        #expect(formatter.title(for: "Name") == "Name")
    }

    private func makePresenter(for view: ViewSpy) -> CarDetailsPresenter {
        CarDetailsPresenter(
            withCarID: "42",
            view: view,
            interactor: interactor,
            formatter: formatter,
            wireframe: wireframe
        )
    }
}

@MainActor
private final class ViewSpy: CarDetailsViewInterface {
    private(set) var titles: [String] = []

    func showTitle(_ title: String) {
        titles.append(title)
    }
}

private nonisolated final class InteractorSpy: CarDetailsInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Fetched"
    }
}

private nonisolated final class FormatterSpy: CarDetailsFormatterInterface {
    func title(for name: String) -> String {
        "Formatted: \(name)"
    }
}

@MainActor
private final class WireframeSpy: CarDetailsWireframeInterface {
    private(set) var closeCount = 0

    func navigate(to option: CarDetailsNavigationOption) {}

    func close() {
        closeCount += 1
    }
}
