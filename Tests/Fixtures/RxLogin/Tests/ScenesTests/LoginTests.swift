import Dispatch
import RxRelay
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct LoginTests {
    private let builder = LoginBuilder()
    private let user = User(email: "ada@example.com", authorizationHeader: "Bearer 1")
    private let authorization = Authorization()
    private let view = ViewSpy()
    private let spy = RouteDeliverySpy()
    private let emailRelay = BehaviorRelay(value: "ada@example.com")
    private let passwordRelay = BehaviorRelay(value: "engine")
    private let loginRelay = PublishRelay<Void>()
    private let registerRelay = PublishRelay<Void>()

    @Test func completeFormEnablesLogin() async throws {
        passwordRelay.accept("")
        let presenter = makePresenter()
        let input = presenter.configure(with: output)
        let changes = Recording(of: input.events.isLoginEnabled, count: 3)
        for password in ["eng", "engine", "engines", ""] { passwordRelay.accept(password) }
        #expect(try await changes.elements() == [false, true, false])
        withExtendedLifetime(presenter) {}
    }

    @Test func completeFormHasAnAddressAndALongPassword() {
        let forms = [("ada@example.com", "engine"), ("ada", "engine"), ("ada@example.com", "loom")]
            .map { LoginPresenter.Form(email: $0, password: $1) }
        #expect(forms.map(\.isComplete) == [true, false, false])
    }

    @Test func loginNavigatesHome() async throws {
        let presenter = makePresenter { _, _ in .just(user) }
        let input = presenter.configure(with: output)
        let deliveries = Recording(of: spy.deliveries, count: 1)
        let action = send(to: loginRelay)
        #expect(try await deliveries.elements() == [true])
        #expect(view.progress == [.loading, .loaded])
        let home = try #require(spy.routes.pushed.first as? HomeBuilder)
        #expect(home.email == "ada@example.com")
        #expect(authorization.header == "Bearer 1")
        withExtendedLifetime((presenter, input, action)) {}
    }

    @Test func failedLoginCanBeRepeated() async throws {
        var results: [Single<User>] = [.error(UnknownUser()), .just(user)]
        let presenter = makePresenter { _, _ in results.removeFirst() }
        let input = presenter.configure(with: output)
        let deliveries = Recording(of: spy.deliveries, count: 1)
        loginRelay.accept(())
        loginRelay.accept(())
        #expect(try await deliveries.elements() == [true])
        #expect(view.progress == [.loading, .failed, .loading, .loaded])
        #expect(spy.routes.pushed.count == 1)
        withExtendedLifetime((presenter, input)) {}
    }

    @Test func registerPresentsRegistration() async throws {
        let presenter = makePresenter()
        let input = presenter.configure(with: output)
        let deliveries = Recording(of: spy.deliveries, count: 1)
        let action = send(to: registerRelay)
        #expect(try await deliveries.elements() == [true])
        #expect(spy.routes.presented.first is RegisterBuilder)
        withExtendedLifetime((presenter, input, action)) {}
    }

    @Test func bindingsDoNotKeepPresenterOrViewAlive() {
        weak var releasedPresenter: LoginPresenter?
        weak var releasedView: ViewSpy?
        let input = {
            let view = ViewSpy()
            let presenter = makePresenter(view: view)
            releasedPresenter = presenter
            releasedView = view
            return presenter.configure(with: output)
        }()
        #expect(releasedPresenter == nil)
        #expect(releasedView == nil)
        withExtendedLifetime(input) {}
    }

    private var output: Login.ViewOutput {
        let actions = LoginActions(
            email: emailRelay.asObservable(),
            password: passwordRelay.asObservable(),
            login: loginRelay.asObservable(),
            register: registerRelay.asObservable()
        )
        return Login.ViewOutput(actions: actions)
    }

    /// Sends an action from another queue than the main one.
    private func send(to relay: PublishRelay<Void>) -> any Disposable {
        Observable.just(())
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
            .bind(to: relay)
    }

    private func makePresenter(
        view: ViewSpy? = nil,
        fetch: @escaping LoginInteractor.Fetch = { _, _ in .never() }
    ) -> LoginPresenter {
        builder.makePresenter(
            view: view ?? self.view,
            interactor: builder.makeInteractor(authorization: authorization, fetch: fetch),
            wireframe: LoginWireframe(handler: spy)
        )
    }
}

private final class ViewSpy: ProgressSpy, LoginViewInterface {}
