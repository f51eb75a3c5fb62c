import Testing

@testable import Scenes
@testable import UIKit

/// A generated form. `scripts/check-wiring` lets it send its fields to a `Source`.
struct WiredForm: Sendable, CustomTestStringConvertible {
    let name: String
    let builder: @MainActor @Sendable () -> any SceneBuilding

    var testDescription: String { name }
}

@MainActor
struct FormTests {
    @Test(arguments: forms)
    func `a form submits complete fields, says what failed, and closes`(
        form: WiredForm
    ) async throws {
        let source = Source()
        let (app, parts, button) = try await fill(form, sendingTo: source)
        try app.tap("\(form.name).submit")
        #expect(await eventually { source.isWaiting && !button.isEnabled })

        source.fail()
        #expect(await eventually { app.top is UIAlertController })
        let alert = try #require(app.top as? UIAlertController)
        #expect(alert.title == "Something went wrong.")
        alert.choose(alert.actions[0])
        #expect(await eventually { button.isEnabled })

        try app.tap("\(form.name).submit")
        #expect(await eventually { source.isWaiting })
        source.succeed()
        #expect(await eventually { app.stack.count == 1 })
        #expect(source.attempts == 2)
        await parts.expectNothingLeft()
    }

    @Test(arguments: forms)
    func `a form submits once at a time, and no longer once it is closed`(
        form: WiredForm
    ) async throws {
        let source = Source()
        let (app, parts, button) = try await fill(form, sendingTo: source)
        for _ in 0..<3 { button.sendActions(for: .touchUpInside) }
        #expect(await eventually { source.isWaiting && !button.isEnabled })
        try app.shown().router().close()
        #expect(await eventually { source.cancellations == 1 })
        #expect(source.attempts == 1)
        await parts.expectNothingLeft()
    }

    /// Pushes a form and completes its fields. The result has the button that submits it.
    private func fill(
        _ form: WiredForm, sendingTo source: Source
    ) async throws -> (app: App, parts: Released, button: UIButton) {
        let app = App(startingWith: form.builder(), loadingFrom: source)
        try app.shown().router().handle(.push(form.builder()))
        let parts = try Released([app.shown()])
        let field = try app.view("\(form.name).text", as: UITextField.self)
        let button = try app.view("\(form.name).submit", as: UIButton.self)
        #expect(await eventually { !button.isEnabled })
        field.text = "complete"
        field.sendActions(for: .editingChanged)
        #expect(await eventually { button.isEnabled })
        return (app, parts, button)
    }
}
