{{> header}}
{{> ifUIKit}}
{{> testImports}}
import UIKit
{{$imports}}
{{/imports}}

/// Lays out the form of {{scene}}, and forwards what the user enters.
///
/// Other scenes and alerts go through the router.
final class {{scene}}ViewController: UIViewController, RouteHandler {
    private let viewModel: {{scene}}ViewModel
    private let router: {{scene}}Router
    {{> formViews}}
    private var submitting: Task<Void, Never>?

    init({{^plainLabels}}withViewModel {{/plainLabels}}viewModel: {{scene}}ViewModel, router: {{scene}}Router) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use {{scene}}Builder")
    }

    deinit {
        submitting?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupBindings()
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    {{> setupForm}}

    /// Forwards what the user enters, and follows the submission.
    private func setupBindings() {
        textField.addAction(UIAction { [weak self] _ in self?.fieldsDidChange() }, for: .editingChanged)
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

    private func show(_ submission: LoadState<{{scene}}ViewModel.Fields>) {
        submitButton.isEnabled = viewModel.canSubmit
        if submission.isLoading { return }
        if let message = submission.failure {
            router.handle(.alert(SceneAlert(title: message)))
        } else if submission.content != nil {
            router.close()
        }
    }
    {{$members}}
    {{/members}}
}
{{> preview}}
{{> endIfUIKit}}
