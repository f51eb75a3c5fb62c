#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out SignIn, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class SignInViewController: UIViewController, RouteHandler {
    private let viewModel: any SignInViewModelTypes
    private let router: SignInRouter
    private let disposeBag = DisposeBag()
    private let emailField = UITextField()
    private let emailErrorLabel = UILabel()
    private let passwordField = UITextField()
    private let passwordErrorLabel = UILabel()
    private let signInButton = UIButton(type: .system)

    init(withViewModel viewModel: any SignInViewModelTypes, router: SignInRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use SignInBuilder")
    }

    override func loadView() {
        view = UIView()
        setupScene()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupBindings()
    }

    /// Adds and constrains the subviews.
    private func setupScene() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "SignIn.content"
        emailField.placeholder = "Email"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        signInButton.setTitle("Sign In", for: .normal)
        navigationItem.title = "Sign In"
        view.addForm([emailField, emailErrorLabel, passwordField, passwordErrorLabel, signInButton])
    }

    /// Shows every output of the view model and sends user actions to its inputs.
    private func setupBindings() {
        emailField.addAction(
            UIAction { [weak self] _ in self?.emailChanged() }, for: .editingChanged)
        passwordField.addAction(
            UIAction { [weak self] _ in self?.passwordChanged() }, for: .editingChanged)
        signInButton.addAction(
            UIAction { [weak self] _ in self?.viewModel.inputs.signIn() }, for: .touchUpInside)
        viewModel.outputs.isEmailValid
            .subscribe(onNext: { [weak self] in self?.show(isEmailValid: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.emailError
            .subscribe(onNext: { [weak self] in self?.show(emailError: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.isPasswordValid
            .subscribe(onNext: { [weak self] in self?.show(isPasswordValid: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.passwordError
            .subscribe(onNext: { [weak self] in self?.show(passwordError: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.welcome
            .subscribe(onNext: { [weak self] in self?.show(welcome: $0) })
            .disposed(by: disposeBag)
    }

    private func emailChanged() {
        viewModel.inputs.didChange(email: emailField.text ?? "")
    }

    private func passwordChanged() {
        viewModel.inputs.didChange(password: passwordField.text ?? "")
    }

    private func show(isEmailValid: TextFieldStatus) {
        emailField.textColor = isEmailValid == .valid ? .label : .systemRed
    }

    private func show(emailError: String) {
        emailErrorLabel.text = emailError
        emailErrorLabel.isHidden = emailError.isEmpty
    }

    private func show(isPasswordValid: TextFieldStatus) {
        passwordField.textColor = isPasswordValid == .valid ? .label : .systemRed
    }

    private func show(passwordError: String) {
        passwordErrorLabel.text = passwordError
        passwordErrorLabel.isHidden = passwordError.isEmpty
    }

    private func show(welcome email: String) {
        router.navigateToWelcome(withEmail: email)
    }
}

#if DEBUG
@available(iOS 17, *)
#Preview {
    SignInBuilder().viewController(with: Dependencies())
}
#endif
#endif
