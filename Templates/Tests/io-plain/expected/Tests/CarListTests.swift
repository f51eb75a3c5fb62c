import RxRelay
import Testing

@testable import Scenes

@MainActor
struct CarListTests {
    private let builder = CarListBuilder()

    @Test func titleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func routesAreAskedForOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.routes
        let heard = try await Telling.by(output, given: Self.giveRoute, to: viewModel.routeRelay)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func bindingsDoNotKeepTheViewModelAlive() {
        weak var released: CarListViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        #expect(released == nil)
    }

    @Test func routerAsksToClose() {
        let router = CarListRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = CarListRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }

    /// One input after the other, as far as a test has values for them.
    private nonisolated static func giveInput(to inputs: any CarListViewModelInputs) {
        inputs.viewDidLoad()
    }

    /// A route that leads nowhere.
    private nonisolated struct Nowhere: CarListRoute {
        @MainActor func follow(with router: CarListRouter) {}
    }

    private nonisolated static func giveRoute(to routeRelay: PublishRelay<any CarListRoute>) {
        routeRelay.accept(Nowhere())
    }
}
