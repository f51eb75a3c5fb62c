#if canImport(UIKit)
import UIKit

/// Wires the CarPrompt scene, hands it its initial data, and leads from it to other scenes.
@MainActor
final class CarPromptWireframe: BaseWireframe<CarPromptViewController> {
    init(withQuestion question: String, onAnswer: @escaping (Bool) -> Void) {
        let view = CarPromptViewController()
        super.init(viewController: view)
        view.presenter = CarPromptPresenter(
            withQuestion: question,
            onAnswer: onAnswer,
            view: view,
            wireframe: self
        )
    }
}

extension CarPromptWireframe: CarPromptWireframeInterface {
    func navigate(to option: CarPromptNavigationOption) {
        switch option {
        case .showing(let destination): show(destination)
        }
    }
}
#endif
