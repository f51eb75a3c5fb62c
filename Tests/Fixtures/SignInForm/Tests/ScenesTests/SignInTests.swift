import RxSwift
import Testing

@testable import Scenes

@MainActor
struct SignInTests {
    private typealias ViewModel = SignInViewModel
    private struct Failure: Error {}

    private let builder = SignInBuilder()
    private let content = ViewModel.Content(title: "Fetched")

    @Test func loadUpdatesState() async throws {
        let other = ViewModel.Content(title: "Fetched again")
        var results = [content, other]
        let viewModel = builder.makeViewModel(fetch: { .just(results.removeFirst()) })
        let states = Recording(of: viewModel.outputs.state, count: 3)
        viewModel.inputs.viewDidLoad()
        viewModel.inputs.retry()
        #expect(try await states.elements() == [.loading, .loaded(content), .loaded(other)])
    }

    @Test func failedLoadCanBeRepeated() async throws {
        var results: [Single<ViewModel.Content>] = [.error(Failure()), .just(content)]
        let viewModel = builder.makeViewModel(fetch: { results.removeFirst() })
        let states = Recording(of: viewModel.outputs.state.skip(1), count: 3)
        viewModel.inputs.viewDidLoad()
        viewModel.inputs.retry()
        let changes = try await states.elements()
        guard case .failed = changes.first else {
            Issue.record("The first state is \(changes[0]).")
            return
        }
        #expect(changes.dropFirst() == [.loading, .loaded(content)])
    }

    @Test func canceledLoadDoesNotChangeState() async throws {
        let canceled = PublishSubject<ViewModel.Content>()
        var results: [Single<ViewModel.Content>] = [canceled.asSingle(), .just(content)]
        let viewModel = builder.makeViewModel(fetch: { results.removeFirst() })
        let states = Recording(of: viewModel.outputs.state, count: 2)
        viewModel.inputs.viewDidLoad()
        viewModel.inputs.retry()
        #expect(!canceled.hasObservers)
        #expect(try await states.elements() == [.loading, .loaded(content)])
    }

    @Test func stateArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel(fetch: Self.fetch)
        let output = viewModel.outputs.state.skip(1)
        let arrives = try await MainQueue.delivers(
            output,
            after: { $0.viewDidLoad() },
            to: viewModel.inputs
        )
        #expect(arrives)
    }

    @Test func emailErrorArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel(fetch: Self.fetch)
        let output = viewModel.outputs.emailError
        let arrives = try await MainQueue.delivers(
            output,
            after: { $0.didChange(email: "42") },
            to: viewModel.inputs
        )
        #expect(arrives)
    }

    @Test func passwordErrorArrivesOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel(fetch: Self.fetch)
        let output = viewModel.outputs.passwordError
        let arrives = try await MainQueue.delivers(
            output,
            after: { $0.didChange(password: "43") },
            to: viewModel.inputs
        )
        #expect(arrives)
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: ViewModel?
        do {
            let viewModel = builder.makeViewModel(fetch: { .never() })
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        #expect(released == nil)
    }

    private nonisolated static func fetch() -> Single<ViewModel.Content> {
        .just(ViewModel.Content(title: "Fetched"))
    }
}
