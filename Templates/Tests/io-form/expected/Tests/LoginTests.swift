import RxSwift
import Testing

@testable import Scenes

@MainActor
struct LoginTests {
    private let builder = LoginBuilder()

    @Test func isValidArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.isValid
        let arrives = try await MainQueue.delivers(
            output,
            after: { $0.didChange(name: "42") },
            to: viewModel.inputs
        )
        #expect(arrives)
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var viewModel: LoginViewModel?
        viewModel = builder.makeViewModel()
        #expect(viewModel == nil)
    }
}
