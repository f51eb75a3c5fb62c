import RxRelay
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct LoginTests {
    private let builder = LoginBuilder()
    private let users = Users()
    private let authorization = Authorization()
    private let spy = RouteSpy()
    private let emailRelay = BehaviorRelay(value: "ada@example.com")
    private let passwordRelay = BehaviorRelay(value: "engine")
    private let loginRelay = PublishRelay<Void>()
    private let registerRelay = PublishRelay<Void>()

    @Test func completeFormEnablesLogin() async throws {
        passwordRelay.accept("")
        let presenter = makePresenter()
        let events = presenter.configure(with: output).events
        let changes = Recording(of: events.isLoginEnabled, count: 3)
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
        let presenter = makePresenter()
        let events = presenter.configure(with: output).events
        let users = Recording(of: events.state.compactMap(\.content), count: 1)
        loginRelay.accept(())
        #expect(try await users.elements().map(\.email) == ["ada@example.com"])
        let home = try #require(spy.pushed.first as? HomeBuilder)
        #expect(home.email == "ada@example.com")
        #expect(authorization.header == "Bearer 1")
        withExtendedLifetime(presenter) {}
    }

    @Test func failedLoginCanBeRepeated() async throws {
        users.failures = 1
        let presenter = makePresenter()
        let events = presenter.configure(with: output).events
        let failures = Recording(of: events.state.compactMap(\.failure), count: 1)
        loginRelay.accept(())
        #expect(
            try await failures.elements() == ["The email address or the password is wrong."]
        )
        #expect(spy.requests.isEmpty)
        let users = Recording(of: events.state.compactMap(\.content), count: 1)
        loginRelay.accept(())
        _ = try await users.elements()
        #expect(spy.pushed.count == 1)
        withExtendedLifetime(presenter) {}
    }

    @Test func registerPresentsRegistration() async throws {
        let presenter = makePresenter()
        _ = presenter.configure(with: output)
        let register = registerRelay.observe(on: MainScheduler.instance)
        let recording = Recording(of: register, count: 1)
        registerRelay.accept(())
        _ = try await recording.elements()
        #expect(spy.presented.first is RegisterBuilder)
        withExtendedLifetime(presenter) {}
    }

    @Test func bindingsDoNotKeepThePresenterAlive() {
        weak var presenter: LoginPresenter?
        do {
            let made = makePresenter()
            _ = made.configure(with: output)
            presenter = made
        }
        #expect(presenter == nil)
    }

    private var output: Login.ViewOutput {
        .init(
            actions: LoginActions(
                email: emailRelay.asObservable(),
                password: passwordRelay.asObservable(),
                login: loginRelay.asObservable(),
                register: registerRelay.asObservable()
            )
        )
    }

    private func makePresenter() -> LoginPresenter {
        var dependencies = Dependencies()
        dependencies[(any UserService).self] = users
        dependencies[Authorization.self] = authorization
        return builder.makePresenter(
            view: ViewSpy(),
            wireframe: LoginWireframe(handler: spy),
            with: dependencies
        )
    }
}

private final class ViewSpy: LoginViewInterface {}

/// Knows every user, after some failures.
private nonisolated final class Users: UserService {
    var failures = 0

    func login(withEmail email: String, password: String) -> Single<User> {
        failures -= 1
        guard failures < 0 else { return .error(UnknownUser()) }
        return .just(User(email: email, authorizationHeader: "Bearer 1"))
    }
}
