#if canImport(UIKit)
import UIKit

/// Lays out the form of Login, and forwards what the user enters.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class LoginViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any LoginPresenterInterface = {
        fatalError("LoginBuilder sets the presenter")
    }()

    private let textField = UITextField()
    private let submitButton = UIButton(type: .system)
    private var submitting: Task<Void, Never>?

    deinit {
        submitting?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupActions()
        fieldsDidChange()
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "Login.content"
        navigationItem.title = String(localized: "Login", bundle: SceneTexts.bundle)
        textField.borderStyle = .roundedRect
        textField.placeholder = String(localized: "Text", bundle: SceneTexts.bundle)
        textField.accessibilityIdentifier = "Login.text"
        submitButton.setTitle(SceneTexts.submit, for: .normal)
        submitButton.accessibilityIdentifier = "Login.submit"
    }

    private func setupLayout() {
        view.addForm([textField, submitButton])
    }

    private func setupActions() {
        textField.addAction(
            UIAction { [weak self] _ in self?.fieldsDidChange() },
            for: .editingChanged
        )
        submitButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
    }

    private func fieldsDidChange() {
        presenter.fieldsDidChange(LoginFields(text: textField.text ?? ""))
    }

    /// A tap before the submission has ended changes nothing.
    private func submit() {
        if submitting != nil { return }
        submitting = Task { [weak self, presenter] in
            await presenter.submit()
            self?.submitting = nil
        }
    }
}

extension LoginViewController: LoginViewInterface {
    func show(canSubmit: Bool) {
        submitButton.isEnabled = canSubmit
    }
}

#if DEBUG
@available(iOS 17, *)
#Preview {
    LoginBuilder(withUser: "42").viewController(with: Dependencies())
}
#endif
#endif
