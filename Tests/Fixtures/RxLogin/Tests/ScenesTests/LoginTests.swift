import Dispatch
import RxRelay
import RxSwift
import Testing

@testable import Scenes

@MainActor
struct LoginTests {
    private let view = ViewSpy()
    private let interactor = InteractorSpy()
    private let wireframe = WireframeSpy()

    @Test func loginIsEnabledOnceTheFormIsComplete() async throws {
        let passwords = PublishRelay<String>()
        let presenter = makePresenter(for: view)
        let actions = makeActions(
            email: .just("ada@example.com"), password: passwords.asObservable())
        let input = presenter.configure(with: .init(actions: actions))
        let told = input.events.isLoginEnabled.take(3)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        for password in ["", "eng", "engine", "engines", ""] { passwords.accept(password) }
        var answers: [Bool] = []
        for try await isEnabled in told { answers.append(isEnabled) }
        #expect(answers == [false, true, false])
    }

    @Test func formIsCompleteWithAnAddressAndAPasswordThatIsLongEnough() {
        let forms = [("ada@example.com", "engine"), ("ada", "engine"), ("ada@example.com", "loom")]
            .map { LoginPresenter.Form(email: $0, password: $1) }
        #expect(forms.map(LoginPresenter.isComplete) == [true, false, false])
    }

    @Test func loginLeadsHome() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(login: actionFromElsewhere)
        let input = presenter.configure(with: .init(actions: actions))
        let message = try await first(of: input.events.message)
        #expect(message == "")
        #expect(view.told == ["show", "hide"])
        guard case .showing(let shown)? = wireframe.options.first else {
            Issue.record("the wireframe leads nowhere")
            return
        }
        let destination = try #require(shown as? LoginToHomeDestination)
        #expect(destination.email == "ada@example.com")
    }

    @Test func failureIsToldAndEndsNothing() async throws {
        interactor.failures = 1
        let logins = PublishRelay<Void>()
        let presenter = makePresenter(for: view)
        let actions = makeActions(login: logins.asObservable())
        let input = presenter.configure(with: .init(actions: actions))
        let told = input.events.message.take(2)
            .timeout(.seconds(10), scheduler: MainScheduler.instance)
            .values
        logins.accept(())
        var messages: [String] = []
        for try await message in told {
            messages.append(message)
            logins.accept(())
        }
        #expect(messages == ["The email address or the password is wrong", ""])
        #expect(view.told == ["show", "hide", "show", "hide"])
        #expect(wireframe.options.count == 1)
    }

    @Test func registerLeadsToRegistration() async throws {
        let presenter = makePresenter(for: view)
        let actions = makeActions(register: actionFromElsewhere)
        let input = presenter.configure(with: .init(actions: actions))
        let isOnMainQueue = try await first(of: wireframe.navigations)
        #expect(isOnMainQueue == true)
        guard case .showing(let shown)? = wireframe.options.first else {
            Issue.record("the wireframe leads nowhere")
            return
        }
        #expect(shown is LoginToRegisterDestination)
        withExtendedLifetime((presenter, input)) {}
    }

    @Test func bindingsKeepNeitherThePresenterNorTheViewAlive() {
        weak var releasedPresenter: LoginPresenter?
        weak var releasedView: ViewSpy?
        let input = {
            let view = ViewSpy()
            let presenter = makePresenter(for: view)
            releasedPresenter = presenter
            releasedView = view
            return presenter.configure(with: .init(actions: makeActions()))
        }()
        #expect(releasedPresenter == nil)
        #expect(releasedView == nil)
        withExtendedLifetime(input) {}
    }

    @Test func interactorStoresWhatRequestsCarry() async throws {
        let authorization = Authorization()
        let interactor = LoginInteractor(users: DemoUserService(), authorization: authorization)
        let login = interactor.login(withEmail: "ada@example.com", password: "engine")
        let user = try await first(of: login.asObservable())
        #expect(user?.email == "ada@example.com")
        #expect(authorization.header == user?.authorizationHeader)
    }

    private func makePresenter(for view: ViewSpy) -> LoginPresenter {
        LoginPresenter(view: view, interactor: interactor, wireframe: wireframe)
    }

    /// An action that comes on a thread of its own.
    private var actionFromElsewhere: Observable<Void> {
        .just(()).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
    }

    private func makeActions(
        email: Observable<String> = .just("ada@example.com"),
        password: Observable<String> = .just("engine"),
        login: Observable<Void> = .never(),
        register: Observable<Void> = .never()
    ) -> LoginActions {
        LoginActions(
            email: email, password: password, login: login, register: register)
    }

    /// What a sequence tells first.
    private func first<Element: Sendable>(
        of sequence: Observable<Element>
    ) async throws -> Element? {
        let told = sequence.take(1).timeout(.seconds(10), scheduler: MainScheduler.instance).values
        var elements: [Element] = []
        for try await element in told { elements.append(element) }
        return elements.first
    }
}

@MainActor
private final class ViewSpy: LoginViewInterface {
    private(set) var told: [String] = []

    func showProgress() {
        told.append("show")
    }

    func hideProgress() {
        told.append("hide")
    }
}

private nonisolated final class InteractorSpy: LoginInteractorInterface {
    /// How many of the next attempts fail.
    var failures = 0

    func login(withEmail email: String, password: String) -> Single<User> {
        guard failures == 0 else {
            failures -= 1
            return .error(UnknownUser())
        }
        return .just(User(email: email, authorizationHeader: "Bearer \(password)"))
    }
}

@MainActor
private final class WireframeSpy: LoginWireframeInterface {
    private(set) var options: [LoginNavigationOption] = []
    /// Whether it was on the main queue, each time that it was asked to lead elsewhere.
    let navigations = ReplaySubject<Bool>.create(bufferSize: 1)

    func navigate(to option: LoginNavigationOption) {
        options.append(option)
        navigations.onNext(MainQueue.delivers(option))
    }

    func close() {}
}
