#if canImport(UIKit)
import UIKit
#endif

/// Wires the CarPrompt scene and passes it its initial data.
nonisolated struct CarPromptBuilder: SceneBuilding {
    let question: String
    let onAnswer: (Bool) -> Void

    init(withQuestion question: String, onAnswer: @escaping (Bool) -> Void) {
        self.question = question
        self.onAnswer = onAnswer
    }

    @MainActor
    func makePresenter(
        view: (any CarPromptViewInterface)?,
        wireframe: any CarPromptWireframeInterface,
        with dependencies: Dependencies = Dependencies()
    ) -> CarPromptPresenter {
        CarPromptPresenter(
            withQuestion: question,
            onAnswer: onAnswer,
            clock: dependencies[(any CarClock).self, default: SystemClock()],
            view: view,
            wireframe: wireframe
        )
    }

    #if canImport(UIKit)
    /// The scene's view controller, ready to show.
    @MainActor
    static func viewController(
        withQuestion question: String,
        onAnswer: @escaping (Bool) -> Void,
        with dependencies: Dependencies = .init()
    ) -> UIViewController {
        CarPromptBuilder(withQuestion: question, onAnswer: onAnswer)
            .viewController(with: dependencies)
    }

    @MainActor
    func viewController(with dependencies: Dependencies) -> UIViewController {
        let viewController = CarPromptViewController()
        viewController.presenter = makePresenter(
            view: viewController,
            wireframe: CarPromptWireframe(handler: viewController, dependencies: dependencies),
            with: dependencies
        )
        return viewController
    }
    #endif
}
