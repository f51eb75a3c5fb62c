import RxRelay
import Testing

@testable import Scenes

@MainActor
struct SignInTests {
    private let builder = SignInBuilder()

    @Test func titleIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.title
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func isEmailValidIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.isEmailValid
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func messageIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.message
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
        weak var released: SignInViewModel?
        do {
            let viewModel = builder.makeViewModel()
            viewModel.inputs.viewDidLoad()
            released = viewModel
        }
        #expect(released == nil)
    }

    @Test func routerAsksToClose() {
        let router = SignInRouter()
        let spy = RouteSpy()
        router.viewController = spy
        router.close()
        #expect(spy.closeCount == 1)
    }

    @Test func routerDoesNotKeepTheViewControllerAlive() {
        let router = SignInRouter()
        var spy: RouteSpy? = RouteSpy()
        router.viewController = spy
        spy = nil
        #expect(router.viewController == nil)
    }

    /// One input after the other, as far as a test has values for them.
    private nonisolated static func giveInput(to inputs: any SignInViewModelInputs) {
        inputs.viewDidLoad()
        inputs.didChange(email: "42")
        inputs.didChange(password: "43")
        inputs.submit()
    }

    /// A route that leads nowhere.
    private nonisolated struct Nowhere: SignInRoute {
        @MainActor func follow(with router: SignInRouter) {}
    }

    private nonisolated static func giveRoute(to routeRelay: PublishRelay<any SignInRoute>) {
        routeRelay.accept(Nowhere())
    }
}
