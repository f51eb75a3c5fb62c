import Foundation
import RxRelay
import RxSwift

/// The inputs of SignIn, called on the main thread.
nonisolated protocol SignInViewModelInputs {
    func didChange(email: String)
    func didChange(password: String)
    func signIn()
}

/// The outputs of SignIn, formatted for display. They arrive on the main thread.
nonisolated protocol SignInViewModelOutputs {
    var isEmailValid: Observable<TextFieldStatus> { get }
    var emailError: Observable<String> { get }
    var isPasswordValid: Observable<TextFieldStatus> { get }
    var passwordError: Observable<String> { get }
    var welcome: Observable<String> { get }
}

/// The view model of SignIn, as its view controller uses it.
nonisolated protocol SignInViewModelTypes {
    var inputs: any SignInViewModelInputs { get }
    var outputs: any SignInViewModelOutputs { get }
}

/// Turns the inputs of SignIn into its outputs. It doesn't depend on views.
nonisolated final class SignInViewModel: SignInViewModelTypes {
    var inputs: any SignInViewModelInputs { self }
    var outputs: any SignInViewModelOutputs { self }

    private let emailSubject = PublishSubject<String>()
    private let passwordSubject = PublishSubject<String>()
    private let signInSubject = PublishSubject<Void>()
    private let isEmailValidRelay = PublishRelay<TextFieldStatus>()
    private let emailErrorRelay = PublishRelay<String>()
    private let isPasswordValidRelay = PublishRelay<TextFieldStatus>()
    private let passwordErrorRelay = PublishRelay<String>()
    private let welcomeRelay = PublishRelay<String>()
    private let disposeBag = DisposeBag()

    init() {
        setupBindings()
    }

    /// Binds every output to the inputs that it depends on.
    private func setupBindings() {
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
            emailSubject, passwordSubject, resultSelector: Self.validEmail)
        signInSubject
            .withLatestFrom(form)
            .compactMap { $0 }
            .bind(to: welcomeRelay)
            .disposed(by: disposeBag)
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

    /// The email of a form that can be sent.
    private static func validEmail(_ email: String, _ password: String) -> String? {
        isEmailValid(email) == .valid && isPasswordValid(password) == .valid ? email : nil
    }
}

// MARK: - Inputs

nonisolated extension SignInViewModel: SignInViewModelInputs {
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

    var welcome: Observable<String> {
        welcomeRelay.observe(on: MainScheduler.instance)
    }
}
