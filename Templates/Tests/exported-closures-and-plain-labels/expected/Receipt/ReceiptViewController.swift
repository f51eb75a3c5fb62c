#if canImport(UIKit)
import Foundation
import UIKit

/// Lays out the form of Receipt, and forwards what the user enters.
///
/// Other scenes and alerts go through the router.
final class ReceiptViewController: UIViewController, RouteHandler {
    private let viewModel: ReceiptViewModel
    private let router: ReceiptRouter
    private let textField = UITextField()
    private let submitButton = UIButton(type: .system)
    private var submitting: Task<Void, Never>?

    init(viewModel: ReceiptViewModel, router: ReceiptRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use ReceiptBuilder")
    }

    deinit {
        submitting?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupBindings()
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "Receipt.content"
        navigationItem.title = String(localized: "Receipt", bundle: SceneTexts.bundle)
        textField.borderStyle = .roundedRect
        textField.placeholder = String(localized: "Text", bundle: SceneTexts.bundle)
        textField.accessibilityIdentifier = "Receipt.text"
        submitButton.setTitle(SceneTexts.submit, for: .normal)
        submitButton.accessibilityIdentifier = "Receipt.submit"
    }

    private func setupLayout() {
        view.addForm([textField, submitButton])
    }

    /// Forwards what the user enters, and follows the submission.
    private func setupBindings() {
        textField.addAction(
            UIAction { [weak self] _ in self?.fieldsDidChange() },
            for: .editingChanged
        )
        submitButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
        viewModel.loader.onChange = { [weak self] state in self?.show(state) }
        submitButton.isEnabled = viewModel.canSubmit
    }

    private func fieldsDidChange() {
        viewModel.fields.text = textField.text ?? ""
        submitButton.isEnabled = viewModel.canSubmit
    }

    /// A tap before the submission has ended changes nothing.
    private func submit() {
        if submitting != nil { return }
        submitting = Task { [weak self, viewModel] in
            await viewModel.submit()
            self?.submitting = nil
        }
    }

    private func show(_ submission: LoadState<ReceiptViewModel.Fields>) {
        submitButton.isEnabled = viewModel.canSubmit
        if submission.isLoading { return }
        if let message = submission.failure {
            router.handle(.alert(SceneAlert(title: message)))
        } else if submission.content != nil {
            router.close()
        }
    }
}

#if DEBUG
@available(iOS 17, *)
#Preview {
    ReceiptBuilder(date: Date(timeIntervalSince1970: 42), onClose: {})
        .viewController(with: Dependencies())
}
#endif
#endif
