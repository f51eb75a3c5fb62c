import Testing

@testable import Scenes

@MainActor
struct FeedTests {
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
        let presenter: FeedPresenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(for: view)
            released = view
        }
        presenter.didTapClose()
        #expect(released == nil)
    }

    @Test func interactorFetchesTheName() async {
        let interactor = FeedInteractor()
        let name = await interactor.fetchName()
        #expect(name == "Feed")
    }

    private func makePresenter(for view: ViewSpy) -> FeedPresenter {
        FeedPresenter(view: view, interactor: interactor, wireframe: wireframe)
    }
}

@MainActor
private final class ViewSpy: FeedViewInterface {
    private(set) var titles: [String] = []

    func showTitle(_ title: String) {
        titles.append(title)
    }
}

private nonisolated final class InteractorSpy: FeedInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Fetched"
    }
}

@MainActor
private final class WireframeSpy: FeedWireframeInterface {
    private(set) var closeCount = 0

    func navigate(to option: FeedNavigationOption) {}

    func close() {
        closeCount += 1
    }
}
