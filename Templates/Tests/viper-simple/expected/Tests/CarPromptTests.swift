import Testing

@testable import Scenes

@MainActor
struct CarPromptTests {
    /// Compiles if the builder takes everything that it holds.
    /// A test can call it as soon as it has values to pass.
    private func makePresenter(like builder: CarPromptBuilder) -> CarPromptPresenter {
        let builder = CarPromptBuilder(withQuestion: builder.question, onAnswer: builder.onAnswer)
        return builder.makePresenter(view: nil, wireframe: CarPromptWireframe())
    }
}
