import Testing

@testable import Scenes

@MainActor
struct CarPromptTests {
    /// Compiles if the builder takes everything that it holds. With values, a test can call it.
    private func makePresenter(like builder: CarPromptBuilder) -> CarPromptPresenter {
        CarPromptBuilder(withQuestion: builder.question, onAnswer: builder.onAnswer)
            .makePresenter(view: nil, wireframe: CarPromptWireframe())
    }
}
