/// Decides what CarPrompt shows and where it leads. It doesn't depend on views.
@MainActor
final class CarPromptPresenter {
    typealias Fetch = @MainActor () async throws -> CarPromptContent

    let question: String
    let onAnswer: (Bool) -> Void
    private(set) var state = LoadState<CarPromptContent>.loading {
        didSet {
            view?.showProgress(of: state)
            if let content = state.content { view?.show(content) }
        }
    }

    private let clock: any CarClock
    private weak var view: (any CarPromptViewInterface)?
    private let wireframe: any CarPromptWireframeInterface
    private let fetch: Fetch?
    private var newestLoad = 0
    private var newestResult = 0

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(
        withQuestion question: String,
        onAnswer: @escaping (Bool) -> Void,
        clock: any CarClock,
        view: any CarPromptViewInterface,
        wireframe: any CarPromptWireframeInterface,
        fetch: CarPromptPresenter.Fetch? = nil
    ) {
        self.question = question
        self.onAnswer = onAnswer
        self.clock = clock
        self.view = view
        self.wireframe = wireframe
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> CarPromptContent {
        CarPromptContent(title: "Car Prompt")
    }
}

extension CarPromptPresenter: CarPromptPresenterInterface {
    /// Loads the content. While it loads again, the view keeps what is on screen.
    func load() async {
        newestLoad += 1
        let load = newestLoad
        if state.content == nil { state = .loading }
        let result: LoadState<CarPromptContent>
        do {
            result = try await .loaded((fetch ?? fetchContent)())
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
