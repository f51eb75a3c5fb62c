import RxRelay
import Testing

@testable import Scenes

@MainActor
struct WelcomeTests {
    private let builder = WelcomeBuilder(withEmail: "42")

    @Test func builderHandsTheInitialDataToTheViewModel() {
        let viewModel = builder.makeViewModel()
        #expect(viewModel.email == "42")
    }

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
        weak var released: WelcomeViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        #expect(released == nil)
    }

    @Test func routerAsksToClose() {
        let router = WelcomeRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = WelcomeRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }

    /// One input after the other, as far as a test has values for them.
    private nonisolated static func giveInput(to inputs: any WelcomeViewModelInputs) {
        inputs.viewDidLoad()
    }

    /// A route that leads nowhere.
    private nonisolated struct Nowhere: WelcomeRoute {
        @MainActor func follow(with router: WelcomeRouter) {}
    }

    private nonisolated static func giveRoute(to routeRelay: PublishRelay<any WelcomeRoute>) {
        routeRelay.accept(Nowhere())
    }
}
