import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let view = ViewSpy()
    private let interactor = InteractorSpy()
    private let wireframe = WireframeSpy()

    @Test func viewShowsTheTitleOnceItHasLoaded() async {
        await makePresenter(for: view).viewDidLoad()
        #expect(view.titles == ["Fetched"])
    }

    @Test func wireframeLeavesTheSceneWhenTheUserCloses() {
        makePresenter(for: view).didTapClose()
        #expect(wireframe.closeCount == 1)
    }

    @Test func presenterDoesNotKeepTheViewAlive() {
        weak var released: ViewSpy?
        let presenter: CarListPresenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(for: view)
            released = view
        }
        presenter.didTapClose()
        #expect(released == nil)
    }

    @Test func interactorFetchesTheName() async {
        let interactor = CarListInteractor()
        let name = await interactor.fetchName()
        #expect(name == "Car List")
    }

    private func makePresenter(for view: ViewSpy) -> CarListPresenter {
        CarListPresenter(view: view, interactor: interactor, wireframe: wireframe)
    }
}

@MainActor
private final class ViewSpy: CarListViewInterface {
    private(set) var titles: [String] = []

    func showTitle(_ title: String) {
        titles.append(title)
    }
}

private nonisolated final class InteractorSpy: CarListInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Fetched"
    }
}

@MainActor
private final class WireframeSpy: CarListWireframeInterface {
    private(set) var closeCount = 0

    func navigate(to option: CarListNavigationOption) {}

    func close() {
        closeCount += 1
    }
}
