/// Decides what CarPrompt shows and where it leads. It doesn't depend on views.
@MainActor
final class CarPromptPresenter {
    let question: String
    let onAnswer: (Bool) -> Void
    private let clock: any CarClock
    private weak var view: (any CarPromptViewInterface)?
    private let wireframe: any CarPromptWireframeInterface
    let loader = Loader<CarPromptContent>()

    init(
        withQuestion question: String,
        onAnswer: @escaping (Bool) -> Void,
        clock: any CarClock,
        view: (any CarPromptViewInterface)?,
        wireframe: any CarPromptWireframeInterface
    ) {
        self.question = question
        self.onAnswer = onAnswer
        self.clock = clock
        self.view = view
        self.wireframe = wireframe
        loader.onChange = { [weak self] state in self?.view?.show(state) }
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> CarPromptContent {
        CarPromptContent(title: "Car Prompt")
    }
}

extension CarPromptPresenter: CarPromptPresenterInterface {
    func load() async {
        await loader.load(fetchContent)
    }

    func reloadDidFail(_ message: String) {
        wireframe.handle(.alert(SceneAlert(title: message)))
    }
}
