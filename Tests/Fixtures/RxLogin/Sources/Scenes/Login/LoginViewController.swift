#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out Login, sends the presenter what the user does, and shows what that tells.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class LoginViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any LoginPresenterInterface)?

    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let messageLabel = UILabel()
    private let progress = UIActivityIndicatorView(style: .medium)
    private let loginButton = UIButton(type: .system)
    private let registerButton = UIButton(type: .system)

    private let emailRelay = BehaviorRelay(value: "")
    private let passwordRelay = BehaviorRelay(value: "")
    private let loginRelay = PublishRelay<Void>()
    private let registerRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupControls()
        setupRx()
    }

    /// Adds the subviews, constrains them, and sets what never changes about them.
    private func setupViews() {
        title = "Login"
        view.backgroundColor = .systemBackground
        emailField.placeholder = "Email address"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        loginButton.setTitle("Log in", for: .normal)
        registerButton.setTitle("Register", for: .normal)
        let form = UIStackView(arrangedSubviews: [
            emailField, passwordField, messageLabel, progress, loginButton, registerButton,
        ])
        form.axis = .vertical
        form.spacing = 16
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            form.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            form.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            form.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
        ])
    }

    /// Hands what the user does to the relays. With RxCocoa, `rx.text` and `rx.tap` would do.
    private func setupControls() {
        emailField.addAction(
            UIAction { [weak emailField, emailRelay] _ in
                emailRelay.accept(emailField?.text ?? "")
            },
            for: .editingChanged
        )
        passwordField.addAction(
            UIAction { [weak passwordField, passwordRelay] _ in
                passwordRelay.accept(passwordField?.text ?? "")
            },
            for: .editingChanged
        )
        loginButton.addAction(
            UIAction { [loginRelay] _ in loginRelay.accept(()) }, for: .touchUpInside)
        registerButton.addAction(
            UIAction { [registerRelay] _ in registerRelay.accept(()) }, for: .touchUpInside)
    }

    /// Exchanges actions for events, which come on the main thread.
    private func setupRx() {
        let actions = LoginActions(
            email: emailRelay.asObservable(),
            password: passwordRelay.asObservable(),
            login: loginRelay.asObservable(),
            register: registerRelay.asObservable()
        )
        guard let input = presenter?.configure(with: .init(actions: actions)) else { return }
        handle(isLoginEnabled: input.events.isLoginEnabled)
        handle(message: input.events.message)
    }

    private func handle(isLoginEnabled: Observable<Bool>) {
        isLoginEnabled
            .do(onNext: { [weak loginButton] isEnabled in
                loginButton?.isEnabled = isEnabled
                loginButton?.alpha = isEnabled ? 1 : 0.3
            })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(message: Observable<String>) {
        message
            .do(onNext: { [weak messageLabel] message in messageLabel?.text = message })
            .subscribe()
            .disposed(by: disposeBag)
    }
}

extension LoginViewController: LoginViewInterface {
    func showProgress() {
        progress.startAnimating()
    }

    func hideProgress() {
        progress.stopAnimating()
    }
}
#endif
