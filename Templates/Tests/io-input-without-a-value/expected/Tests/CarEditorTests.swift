import RxSwift
import Testing

@testable import Scenes

@MainActor
struct CarEditorTests {
    private let builder = CarEditorBuilder(withCarID: "42")

    @Test func builderPassesTheInitialData() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.carID == "42")
    }

    @Test func loadShowsContent() async throws {
        let viewModel = builder.makeViewModel()
        let ends = Recording(of: viewModel.outputs.state.skip(1).filter { !$0.isLoading }, count: 1)
        viewModel.inputs.viewDidLoad()
        #expect(try await ends.elements().first?.content != nil)
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var viewModel: CarEditorViewModel?
        viewModel = builder.makeViewModel()
        #expect(viewModel == nil)
    }
}
