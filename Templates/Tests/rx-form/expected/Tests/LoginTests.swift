import RxRelay
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct LoginTests {
    private let builder = LoginBuilder(withUser: "42")

    @Test func builderPassesTheInitialData() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.user == "42")
    }

    @Test func completeFieldsAreSubmitted() async throws {
        let viewModel = builder.makeViewModel()
        let submitted = Recording(of: viewModel.submission.compactMap(\.content), count: 1)
        viewModel.fieldsRelay.accept(.example)
        viewModel.submitRelay.accept(())
        #expect(try await submitted.elements() == [.example])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var viewModel: LoginViewModel?
        viewModel = builder.makeViewModel()
        #expect(viewModel == nil)
    }
}
