import Testing

@testable import Scenes

@MainActor
struct CarPromptTests {
    private let builder = CarPromptBuilder(withQuestion: "42", onAnswer: { _ in })
    private let view = ViewSpy()

    @Test func builderPassesTheInitialData() {
        let presenter = builder.makePresenter(view: view, wireframe: CarPromptWireframe())
        #expect(presenter.question == "42")
    }
}

@MainActor
private final class ViewSpy: CarPromptViewInterface {
    private(set) var state = LoadState<CarPromptContent>()

    func show(_ state: LoadState<CarPromptContent>) {
        self.state = state
    }
}
