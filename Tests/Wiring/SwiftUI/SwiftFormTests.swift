import SwiftUI
import Testing

@testable import Scenes

/// The generated form of SwiftUIScene. `scripts/check-wiring` lets it send its fields to a `Source`.
@MainActor
struct SwiftFormTests {
    private let source = Source()
    private let navigator = SceneNavigator(root: SwiftFormBuilder())

    @Test func `a form submits complete fields, says what failed, and closes`() async throws {
        let submit = try makeSubmitButton()
        submit()
        #expect(await eventually { source.isWaiting })
        source.fail()
        #expect(await eventually { navigator.presented?.alert?.title == "Something went wrong." })
        submit()
        #expect(await eventually { source.isWaiting })
        source.succeed()
        #expect(await eventually { navigator.presented == nil })
        #expect(source.attempts == 2)
    }

    @Test func `a form submits once at a time, and no longer once it is swiped away`() async throws
    {
        try await submitThreeTimes()
        navigator.sheet = nil
        #expect(await eventually { source.cancellations == 1 })
        #expect(source.attempts == 1)
    }

    /// Nothing keeps the form but what it does itself, once this returns.
    private func submitThreeTimes() async throws {
        let submit = try makeSubmitButton()
        for _ in 0..<3 { submit() }
        #expect(await eventually { source.isWaiting })
    }

    /// Presents a form and completes its fields. The result is what its button does.
    private func makeSubmitButton() throws -> @MainActor () -> Void {
        var dependencies = Dependencies()
        dependencies[Source.self] = source
        let builder = SwiftFormBuilder()
        navigator.present(builder)
        let viewModel = builder.makeViewModel(with: dependencies)
        viewModel.fields = .example
        let handler = try #require(navigator.presented).root
        let view = SwiftFormView(
            viewModel: viewModel, router: builder.makeRouter(handler: handler))
        let actions = actions(in: view.body)
        try #require(actions.count == 1)
        return actions[0]
    }

    private func actions(in view: Any) -> [@MainActor () -> Void] {
        if let action = view as? @MainActor () -> Void { return [action] }
        return Mirror(reflecting: view).children.flatMap { actions(in: $0.value) }
    }
}
