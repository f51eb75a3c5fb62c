import Foundation
import RxRelay
import RxSwift

/// What SignIn is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol SignInViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
    func didChange(email: String)
    func didChange(password: String)
    func signIn()
}

/// What SignIn shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol SignInViewModelOutputs: SignInRouting {
    var title: Observable<String> { get }
    var isEmailValid: Observable<TextFieldStatus> { get }
    var emailError: Observable<String> { get }
    var isPasswordValid: Observable<TextFieldStatus> { get }
    var passwordError: Observable<String> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol SignInViewModelTypes {
    var inputs: any SignInViewModelInputs { get }
    var outputs: any SignInViewModelOutputs { get }
}

/// Leads from SignIn to other scenes. Every route adds an output of its own.
nonisolated protocol SignInRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any SignInRoute> { get }
}

/// A way from SignIn to another scene, with the data that one starts with.
nonisolated protocol SignInRoute {
    @MainActor func follow(with router: SignInRouter)
}

/// Makes of the inputs of SignIn what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class SignInViewModel: SignInViewModelTypes {
    var inputs: any SignInViewModelInputs { self }
    var outputs: any SignInViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any SignInRoute>()

    private let viewDidLoadSubject = PublishSubject<Void>()
    private let emailSubject = PublishSubject<String>()
    private let passwordSubject = PublishSubject<String>()
    private let signInSubject = PublishSubject<Void>()
    private let titleRelay = PublishRelay<String>()
    private let isEmailValidRelay = PublishRelay<TextFieldStatus>()
    private let emailErrorRelay = PublishRelay<String>()
    private let isPasswordValidRelay = PublishRelay<TextFieldStatus>()
    private let passwordErrorRelay = PublishRelay<String>()
    private let disposeBag = DisposeBag()

    init() {
        setupBindings()
    }

    /// Binds every output to the input that it depends on.
    private func setupBindings() {
        viewDidLoadSubject
            .map { Self.title() }
            .bind(to: titleRelay)
            .disposed(by: disposeBag)
        emailSubject
            .map(Self.isEmailValid)
            .bind(to: isEmailValidRelay)
            .disposed(by: disposeBag)
        isEmailValidRelay
            .map(Self.emailError)
            .bind(to: emailErrorRelay)
            .disposed(by: disposeBag)
        passwordSubject
            .map(Self.isPasswordValid)
            .bind(to: isPasswordValidRelay)
            .disposed(by: disposeBag)
        isPasswordValidRelay
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

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Sign In"
    }

    nonisolated static func isEmailValid(_ email: String) -> TextFieldStatus {
        let pattern = "^[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}$"
        return email.range(of: pattern, options: .regularExpression) == nil ? .invalid : .valid
    }

    nonisolated static func emailError(_ status: TextFieldStatus) -> String {
        status == .valid ? "" : "Entered email is not valid."
    }

    nonisolated static func isPasswordValid(_ password: String) -> TextFieldStatus {
        6...20 ~= password.count ? .valid : .invalid
    }

    nonisolated static func passwordError(_ status: TextFieldStatus) -> String {
        status == .valid ? "" : "Password has to be from 6 to 20 characters long."
    }

    /// The way on, for those who have filled in the form.
    nonisolated static func welcome(_ email: String, _ password: String) -> (any SignInRoute)? {
        guard isEmailValid(email) == .valid, isPasswordValid(password) == .valid else {
            return nil
        }
        return SignInGoToWelcome(withEmail: email)
    }
}

// MARK: - Inputs

nonisolated extension SignInViewModel: SignInViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
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
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
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

    var routes: Observable<any SignInRoute> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
