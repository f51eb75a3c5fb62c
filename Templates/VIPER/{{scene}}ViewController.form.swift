{{> header}}
{{> ifUIKit}}
{{> testImports}}
import UIKit
{{$imports}}
{{/imports}}

/// Lays out the form of {{scene}}, and forwards what the user enters.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class {{scene}}ViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any {{scene}}PresenterInterface = { fatalError("{{scene}}Builder sets the presenter") }()

    {{> formViews}}
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
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    {{> setupForm}}

    private func setupActions() {
        textField.addAction(UIAction { [weak self] _ in self?.fieldsDidChange() }, for: .editingChanged)
        submitButton.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
    }

    private func fieldsDidChange() {
        presenter.fieldsDidChange({{scene}}Fields(text: textField.text ?? ""))
    }

    /// A tap before the submission has ended changes nothing.
    private func submit() {
        if submitting != nil { return }
        submitting = Task { [weak self, presenter] in
            await presenter.submit()
            self?.submitting = nil
        }
    }
    {{$members}}
    {{/members}}
}

extension {{scene}}ViewController: {{scene}}ViewInterface {
    func show(canSubmit: Bool) {
        submitButton.isEnabled = canSubmit
    }
}
{{> preview}}
{{> endIfUIKit}}
