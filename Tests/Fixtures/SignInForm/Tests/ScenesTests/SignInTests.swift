import RxSwift
import Testing

@testable import Scenes

@MainActor
struct SignInTests {
    private let builder = SignInBuilder()

    @Test func emailErrorArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.emailError
        let arrives = try await MainQueue.delivers(
            output,
            after: { $0.didChange(email: "42") },
            to: viewModel.inputs
        )
        #expect(arrives)
    }

    @Test func passwordErrorArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.passwordError
        let arrives = try await MainQueue.delivers(
            output,
            after: { $0.didChange(password: "43") },
            to: viewModel.inputs
        )
        #expect(arrives)
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var viewModel: SignInViewModel?
        viewModel = builder.makeViewModel()
        #expect(viewModel == nil)
    }
}
