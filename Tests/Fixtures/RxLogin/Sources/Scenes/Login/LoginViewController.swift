#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out Login, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class LoginViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
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
        setupLayout()
        setupControls()
        setupRx()
    }

    private func setupViews() {
        title = "Login"
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "Login.content"
        messageLabel.accessibilityIdentifier = "Login.failure"
        emailField.placeholder = "Email address"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        loginButton.setTitle("Log In", for: .normal)
        registerButton.setTitle("Register", for: .normal)
    }

    private func setupLayout() {
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

    /// Forwards control events to relays. With RxCocoa, use `rx.text` and `rx.tap` instead.
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

    private func setupRx() {
        let actions = LoginActions(
            email: emailRelay.asObservable(),
            password: passwordRelay.asObservable(),
            login: loginRelay.asObservable(),
            register: registerRelay.asObservable()
        )
        guard let input = presenter?.configure(with: .init(actions: actions)) else { return }
        handle(isLoginEnabled: input.events.isLoginEnabled)
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
}

extension LoginViewController: LoginViewInterface {
    func showLoading() {
        messageLabel.text = nil
        progress.startAnimating()
    }

    func hideLoading() {
        progress.stopAnimating()
    }

    /// The form stays in place, so that the user can correct it and log in again.
    func show(error message: String) {
        progress.stopAnimating()
        messageLabel.text = message
        UIAccessibility.post(notification: .layoutChanged, argument: messageLabel)
    }
}
#endif
