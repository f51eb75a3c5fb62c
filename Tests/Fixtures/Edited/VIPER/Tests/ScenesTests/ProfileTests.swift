import Testing

@testable import Scenes

@MainActor
struct ProfileTests {
    private let view = ViewSpy()
    private let interactor = InteractorSpy()
    private let wireframe = WireframeSpy()

    @Test func presenterHoldsTheInitialData() {
        let presenter = makePresenter(for: view)
        #expect(presenter.userID == 42)
    }

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
        let presenter: ProfilePresenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(for: view)
            released = view
        }
        presenter.didTapClose()
        #expect(released == nil)
    }

    @Test func interactorFetchesTheName() async {
        let interactor = ProfileInteractor()
        let name = await interactor.fetchName()
        #expect(name == "Profile")
    }

    private func makePresenter(for view: ViewSpy) -> ProfilePresenter {
        ProfilePresenter(withUserID: 42, view: view, interactor: interactor, wireframe: wireframe)
    }
}

@MainActor
private final class ViewSpy: ProfileViewInterface {
    private(set) var titles: [String] = []

    func showTitle(_ title: String) {
        titles.append(title)
    }
}

private nonisolated final class InteractorSpy: ProfileInteractorInterface {
    @MainActor
    func fetchName() async -> String {
        "Fetched"
    }
}

@MainActor
private final class WireframeSpy: ProfileWireframeInterface {
    private(set) var closeCount = 0

    func navigate(to option: ProfileNavigationOption) {}

    func close() {
        closeCount += 1
    }
}

// Written by hand: what the greeting says is tried with the server.
