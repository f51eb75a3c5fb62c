#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarPrompt scene and passes it its initial data.
struct CarPromptBuilder: SceneBuilder {
    let question: String
    let onAnswer: (Bool) -> Void

    init(withQuestion question: String, onAnswer: @escaping (Bool) -> Void) {
        self.question = question
        self.onAnswer = onAnswer
    }

    /// - Parameter fetch: Replaces what the presenter fetches, in tests and previews.
    @MainActor
    func makePresenter(
        clock: any CarClock = SystemClock(),
        view: any CarPromptViewInterface,
        wireframe: any CarPromptWireframeInterface,
        fetch: CarPromptPresenter.Fetch? = nil
    ) -> CarPromptPresenter {
        CarPromptPresenter(
            withQuestion: question,
            onAnswer: onAnswer,
            clock: clock,
            view: view,
            wireframe: wireframe,
            fetch: fetch
        )
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(
        withQuestion question: String,
        onAnswer: @escaping (Bool) -> Void
    ) -> UIViewController {
        CarPromptBuilder(withQuestion: question, onAnswer: onAnswer).viewController()
    }

    @MainActor
    func viewController() -> UIViewController {
        let viewController = CarPromptViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            wireframe: CarPromptWireframe(handler: viewController)
        )
        return viewController
    }
    #endif
}
