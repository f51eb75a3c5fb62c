import RxSwift
import Testing

@testable import Scenes

@MainActor
struct SignInTests {
    private let builder = SignInBuilder()

    @Test func loadShowsContent() async throws {
        let viewModel = builder.makeViewModel()
        let ends = Recording(of: viewModel.outputs.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.inputs.viewDidLoad()
        #expect(try await ends.elements().first?.content != nil)
    }

    @Test func isEmailValidArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.isEmailValid
        let arrives = try await MainQueue.delivers(
            output,
            after: { $0.didChange(email: "42") },
            to: viewModel.inputs
        )
        #expect(arrives)
    }

    @Test func isDoneArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.isDone
        let arrives = try await MainQueue.delivers(
            output,
            after: { $0.submit() },
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
