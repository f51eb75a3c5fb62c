/// Decides what CarPrompt shows, and when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class CarPromptPresenter {
    let question: String
    let onAnswer: (Bool) -> Void
    private let clock: any CarClock
    private weak var view: (any CarPromptViewInterface)?
    private let wireframe: any CarPromptWireframeInterface

    init(
        withQuestion question: String,
        onAnswer: @escaping (Bool) -> Void,
        clock: any CarClock = SystemClock(),
        view: any CarPromptViewInterface,
        wireframe: any CarPromptWireframeInterface
    ) {
        self.question = question
        self.onAnswer = onAnswer
        self.clock = clock
        self.view = view
        self.wireframe = wireframe
    }
}

extension CarPromptPresenter: CarPromptPresenterInterface {
    func viewDidLoad() {
        view?.showTitle("Car Prompt")
    }

    func didTapClose() {
        wireframe.close()
    }
}
