#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out Login, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class LoginViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any LoginPresenterInterface = {
        fatalError("LoginBuilder sets the presenter")
    }()

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
        navigationItem.title = "Login"
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
        let input = presenter.configure(with: .init(actions: actions))
        handle(isLoginEnabled: input.events.isLoginEnabled)
        handle(state: input.events.state)
    }

    private func handle(isLoginEnabled: Observable<Bool>) {
        isLoginEnabled
            .subscribe(onNext: { [weak loginButton] isEnabled in
                loginButton?.isEnabled = isEnabled
                loginButton?.alpha = isEnabled ? 1 : 0.3
            })
            .disposed(by: disposeBag)
    }

    private func handle(state: Observable<LoadState<User>>) {
        state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    /// The form stays in place, so that the user can correct it and log in again.
    private func show(_ state: LoadState<User>) {
        if state.isLoading { progress.startAnimating() } else { progress.stopAnimating() }
        messageLabel.text = state.failure
        guard state.failure != nil else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: messageLabel)
    }
}

extension LoginViewController: LoginViewInterface {}
#endif
