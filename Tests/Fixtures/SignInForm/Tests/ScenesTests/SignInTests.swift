import Dispatch
import RxRelay
import RxSwift
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

    @Test func emailErrorIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.emailError
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func isPasswordValidIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.isPasswordValid
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func passwordErrorIsToldOnTheMainQueue() async throws {
        let viewModel = builder.makeViewModel()
        let output = viewModel.outputs.passwordError
        let heard = try await Telling.by(output, given: Self.giveInput, to: viewModel.inputs)
        #expect(heard == [.nothing, .onTheMainQueue])
    }

    @Test func emailErrorGoesOnceTheEmailIsValid() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.outputs.emailError.take(3)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        for email in ["jane", "jane@example.com", "jane@example"] {
            viewModel.inputs.didChange(email: email)
        }
        var errors: [String] = []
        for try await error in told { errors.append(error) }
        #expect(errors == ["Entered email is not valid.", "", "Entered email is not valid."])
    }

    @Test func passwordHasFrom6To20Characters() {
        let lengths = (0...30).filter { length in
            SignInViewModel.isPasswordValid(String(repeating: "1", count: length)) == .valid
        }
        #expect(lengths == Array(6...20))
    }

    @Test func signInLeadsOnOnceTheFormIsFilledIn() async throws {
        let viewModel = builder.makeViewModel()
        let told = viewModel.outputs.goToWelcome.map(\.email).take(1)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        viewModel.inputs.signIn()
        viewModel.inputs.didChange(email: "jane@example")
        viewModel.inputs.didChange(password: "123456")
        viewModel.inputs.signIn()
        viewModel.inputs.didChange(email: "jane@example.com")
        viewModel.inputs.signIn()
        var emails: [String] = []
        for try await email in told { emails.append(email) }
        #expect(emails == ["jane@example.com"])
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
        inputs.signIn()
    }

    /// A route that leads nowhere.
    private nonisolated struct Nowhere: SignInRoute {
        @MainActor func follow(with router: SignInRouter) {}
    }

    private nonisolated static func giveRoute(to routeRelay: PublishRelay<any SignInRoute>) {
        routeRelay.accept(Nowhere())
    }
}
