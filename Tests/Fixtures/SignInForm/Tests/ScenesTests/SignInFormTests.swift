import RxSwift
import Testing

@testable import Scenes

/// Tests what was written by hand.
@MainActor
struct SignInFormTests {
    private let viewModel = SignInBuilder().makeViewModel()

    @Test func validEmailClearsTheError() async throws {
        let errors = Recording(of: viewModel.outputs.emailError, count: 3)
        for email in ["jane", "jane@example.com", "jane@example"] {
            viewModel.inputs.didChange(email: email)
        }
        let error = "Enter a valid email address."
        #expect(try await errors.elements() == [error, "", error])
    }

    @Test func passwordHasFrom6To20Characters() async throws {
        let statuses = Recording(of: viewModel.outputs.isPasswordValid, count: 4)
        for length in [5, 6, 20, 21] {
            viewModel.inputs.didChange(password: String(repeating: "1", count: length))
        }
        #expect(try await statuses.elements() == [.invalid, .valid, .valid, .invalid])
    }

    @Test func completeFormLeadsToWelcome() async throws {
        let welcomes = Recording(of: viewModel.outputs.welcome, count: 1)
        viewModel.inputs.signIn()
        viewModel.inputs.didChange(email: "jane@example")
        viewModel.inputs.didChange(password: "123456")
        viewModel.inputs.signIn()
        viewModel.inputs.didChange(email: "jane@example.com")
        viewModel.inputs.signIn()
        #expect(try await welcomes.elements() == ["jane@example.com"])
    }
}
