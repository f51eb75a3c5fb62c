import Testing

@testable import Scenes

@MainActor
struct CarPromptTests {
    private let view = ViewSpy()
    private let wireframe = WireframeSpy()

    @Test func presenterHoldsTheInitialData() {
        let presenter = makePresenter(for: view)
        #expect(presenter.question == "42")
    }

    @Test func viewShowsTheTitleOnceItHasLoaded() async {
        makePresenter(for: view).viewDidLoad()
        #expect(view.titles == ["Car Prompt"])
    }

    @Test func wireframeLeavesTheSceneWhenTheUserCloses() {
        makePresenter(for: view).didTapClose()
        #expect(wireframe.closeCount == 1)
    }

    @Test func presenterDoesNotKeepTheViewAlive() {
        weak var released: ViewSpy?
        let presenter: CarPromptPresenter
        do {
            let view = ViewSpy()
            presenter = makePresenter(for: view)
            released = view
        }
        presenter.didTapClose()
        #expect(released == nil)
    }

    private func makePresenter(for view: ViewSpy) -> CarPromptPresenter {
        CarPromptPresenter(withQuestion: "42", onAnswer: { _ in }, view: view, wireframe: wireframe)
    }
}

@MainActor
private final class ViewSpy: CarPromptViewInterface {
    private(set) var titles: [String] = []

    func showTitle(_ title: String) {
        titles.append(title)
    }
}

@MainActor
private final class WireframeSpy: CarPromptWireframeInterface {
    private(set) var closeCount = 0

    func navigate(to option: CarPromptNavigationOption) {}

    func close() {
        closeCount += 1
    }
}
