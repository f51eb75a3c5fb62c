#if canImport(UIKit)
import RxRelay
import RxSwift
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
    private let fieldsRelay = PublishRelay<LoginFields>()
    private let submitRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupActions()
        setupRx()
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
        submitButton.addAction(
            UIAction { [submitRelay] _ in submitRelay.accept(()) },
            for: .touchUpInside
        )
    }

    private func fieldsDidChange() {
        fieldsRelay.accept(LoginFields(text: textField.text ?? ""))
    }

    private func setupRx() {
        let actions = LoginActions(
            fields: fieldsRelay.asObservable(),
            submit: submitRelay.asObservable()
        )
        let input = presenter.configure(with: .init(actions: actions))
        handle(canSubmit: input.events.canSubmit)
    }

    private func handle(canSubmit: Observable<Bool>) {
        canSubmit
            .subscribe(onNext: { [submitButton] canSubmit in submitButton.isEnabled = canSubmit })
            .disposed(by: disposeBag)
    }
}

extension LoginViewController: LoginViewInterface {}

#if DEBUG
@available(iOS 17, *)
#Preview {
    LoginBuilder(withUser: "42").viewController(with: Dependencies())
}
#endif
#endif
