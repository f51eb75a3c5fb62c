import Foundation
import RxRelay
import RxSwift

/// What happens in SignIn. Calls may come from any thread.
nonisolated protocol SignInViewModelInputs {
    func viewDidLoad()
    /// Loads the content again after a failure.
    func retry()
    func didChange(email: String)
    func didChange(password: String)
    func signIn()
}

/// What SignIn shows, formatted for display. It arrives on the main thread.
nonisolated protocol SignInViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<SignInViewModel.Content>> { get }
    var isEmailValid: Observable<TextFieldStatus> { get }
    var emailError: Observable<String> { get }
    var isPasswordValid: Observable<TextFieldStatus> { get }
    var passwordError: Observable<String> { get }
    /// Requests for the router.
    var routes: Observable<RouteRequest> { get }
}

/// What the view controller sees of the view model.
nonisolated protocol SignInViewModelTypes {
    var inputs: any SignInViewModelInputs { get }
    var outputs: any SignInViewModelOutputs { get }
}

/// Turns the inputs of SignIn into its outputs. It doesn't depend on views.
nonisolated final class SignInViewModel: SignInViewModelTypes {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    typealias Fetch = () -> Single<Content>

    private enum Change {
        case loading
        case loaded(Content)
        case failed(message: String)
    }

    var inputs: any SignInViewModelInputs { self }
    var outputs: any SignInViewModelOutputs { self }

    private let fetch: Fetch?
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let retrySubject = PublishSubject<Void>()
    private let emailSubject = PublishSubject<String>()
    private let passwordSubject = PublishSubject<String>()
    private let signInSubject = PublishSubject<Void>()
    private let stateRelay = BehaviorRelay(value: LoadState<Content>.loading)
    private let isEmailValidRelay = PublishRelay<TextFieldStatus>()
    private let emailErrorRelay = PublishRelay<String>()
    private let isPasswordValidRelay = PublishRelay<TextFieldStatus>()
    private let passwordErrorRelay = PublishRelay<String>()
    private let routeRelay = PublishRelay<RouteRequest>()
    private let disposeBag = DisposeBag()

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(fetch: Fetch? = nil) {
        self.fetch = fetch
        setupBindings()
    }

    /// Binds every output to the inputs that it depends on.
    private func setupBindings() {
        let loads = Observable.merge(viewDidLoadSubject, retrySubject)
        let loading = loads.flatMapLatest { [weak self] in self?.load() ?? .empty() }
        // Merge the changes of further inputs here, so that no update is lost.
        Observable.merge(loading)
            .scan(.loading, accumulator: Self.reduce)
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
        emailSubject
            .map(Self.isEmailValid)
            .bind(to: isEmailValidRelay)
            .disposed(by: disposeBag)
        emailSubject
            .map(Self.emailError)
            .bind(to: emailErrorRelay)
            .disposed(by: disposeBag)
        passwordSubject
            .map(Self.isPasswordValid)
            .bind(to: isPasswordValidRelay)
            .disposed(by: disposeBag)
        passwordSubject
            .map(Self.passwordError)
            .bind(to: passwordErrorRelay)
            .disposed(by: disposeBag)
        let form = Observable.combineLatest(
            emailSubject, passwordSubject, resultSelector: Self.welcome)
        signInSubject
            .withLatestFrom(form)
            .compactMap { $0 }
            .bind(to: routeRelay)
            .disposed(by: disposeBag)
    }

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<Change> {
        (fetch?() ?? fetchContent())
            .asObservable()
            .map(Change.loaded)
            .catchAndReturn(.failed(message: "Something went wrong."))
            .startWith(.loading)
    }

    private func fetchContent() -> Single<Content> {
        .just(Content(title: "Sign In"))
    }

    /// While the content loads again, the view controller keeps what is on screen.
    private static func reduce(
        _ state: LoadState<Content>,
        _ change: Change
    ) -> LoadState<Content> {
        switch change {
        case .loading: state.content == nil ? .loading : state
        case .loaded(let content): .loaded(content)
        case .failed(let message): .failed(message: message)
        }
    }

    private static func isEmailValid(_ email: String) -> TextFieldStatus {
        let pattern = "^[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}$"
        return email.range(of: pattern, options: .regularExpression) == nil ? .invalid : .valid
    }

    private static func emailError(_ email: String) -> String {
        isEmailValid(email) == .valid ? "" : "Enter a valid email address."
    }

    private static func isPasswordValid(_ password: String) -> TextFieldStatus {
        6...20 ~= password.count ? .valid : .invalid
    }

    private static func passwordError(_ password: String) -> String {
        isPasswordValid(password) == .valid ? "" : "Enter 6 to 20 characters."
    }

    private static func welcome(_ email: String, _ password: String) -> RouteRequest? {
        guard isEmailValid(email) == .valid, isPasswordValid(password) == .valid else {
            return nil
        }
        return .push(WelcomeBuilder(withEmail: email))
    }
}

// MARK: - Inputs

nonisolated extension SignInViewModel: SignInViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func retry() {
        retrySubject.onNext(())
    }

    func didChange(email: String) {
        emailSubject.onNext(email)
    }

    func didChange(password: String) {
        passwordSubject.onNext(password)
    }

    func signIn() {
        signInSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension SignInViewModel: SignInViewModelOutputs {
    var state: Observable<LoadState<Content>> {
        stateRelay
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    var isEmailValid: Observable<TextFieldStatus> {
        isEmailValidRelay.observe(on: MainScheduler.instance)
    }

    var emailError: Observable<String> {
        emailErrorRelay.observe(on: MainScheduler.instance)
    }

    var isPasswordValid: Observable<TextFieldStatus> {
        isPasswordValidRelay.observe(on: MainScheduler.instance)
    }

    var passwordError: Observable<String> {
        passwordErrorRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<RouteRequest> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
