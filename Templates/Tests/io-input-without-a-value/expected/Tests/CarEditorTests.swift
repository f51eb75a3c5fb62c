import RxRelay
import Testing

@testable import Scenes

@MainActor
struct CarEditorTests {
    private let builder = CarEditorBuilder(withCarID: "42")

    @Test func builderHandsTheInitialDataToTheViewModel() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.carID == "42")
    }

    @Test func titleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func nameIsSilentWithoutInput() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.name
        let heard = try await Telling.first(by: output)
        #expect(heard == [.nothing])
    }

    @Test func isSavedIsSilentWithoutInput() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.isSaved
        let heard = try await Telling.first(by: output)
        #expect(heard == [.nothing])
    }

    @Test func routesAreAskedForOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.routes
        let heard = try await Telling.by(output, given: Self.giveRoute, to: viewModel.routeRelay)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: CarEditorViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        #expect(released == nil)
    }

    @Test func routerAsksToClose() {
        let router = CarEditorRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarEditorRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }

    /// One input after the other, as far as a test has values for them.
    private nonisolated static func giveInput(to inputs: any CarEditorViewModelInputs) {
        inputs.viewDidLoad()
    }

    /// A route that leads nowhere.
    private nonisolated struct Nowhere: CarEditorRoute {
        @MainActor func follow(with router: CarEditorRouter) {}
    }

    private nonisolated static func giveRoute(to routeRelay: PublishRelay<any CarEditorRoute>) {
        routeRelay.accept(Nowhere())
    }
}
