{{> header}}
{{> ifUIKit}}
{{> testImports}}
import RxRelay
import RxSwift
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
    private let disposeBag = DisposeBag()

    init({{^plainLabels}}withViewModel {{/plainLabels}}viewModel: {{scene}}ViewModel, router: {{scene}}Router) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use {{scene}}Builder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    {{> setupForm}}

    /// Forwards what the user enters, and follows the submission.
    private func setupRx() {
        textField.addAction(UIAction { [weak self] _ in self?.fieldsDidChange() }, for: .editingChanged)
        submitButton.addAction(UIAction { [weak self] _ in self?.viewModel.submitRelay.accept(()) }, for: .touchUpInside)
        viewModel.canSubmit
            .subscribe(onNext: { [weak self] canSubmit in self?.submitButton.isEnabled = canSubmit })
            .disposed(by: disposeBag)
        viewModel.submission
            .subscribe(onNext: { [weak self] submission in self?.show(submission) })
            .disposed(by: disposeBag)
    }

    private func fieldsDidChange() {
        viewModel.fieldsRelay.accept(.init(text: textField.text ?? ""))
    }

    private func show(_ submission: LoadState<{{scene}}ViewModel.Fields>) {
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
