{{> header}}
{{> ifUIKit}}
{{> testImports}}
import RxRelay
import RxSwift
import UIKit
{{$imports}}
{{/imports}}

/// Lays out {{scene}}, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let viewModel: {{scene}}ViewModel
    private let router: {{scene}}Router
    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private let disposeBag = DisposeBag()
    {{> listProperties}}

    init({{^plainLabels}}withViewModel {{/plainLabels}}viewModel: {{scene}}ViewModel, router: {{scene}}Router) {
        self.viewModel = viewModel
        self.router = router
        {{> callToSuper}}
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
        viewModel.loadRelay.accept(())
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "{{scene}}.content"
        {{<setupList}}
        {{$reload}}viewModel.loadRelay.accept(()){{/reload}}
        {{/setupList}}
    }

    private func setupLayout() {
        {{> layoutLoadState}}
    }

    /// Shows every state of the view model and forwards user actions.
    private func setupRx() {
        loadStateView.onRetry = { [weak self] in self?.viewModel.loadRelay.accept(()) }
        loadStateView.onFailedReload = { [weak self] message in
            self?.router.handle(.alert(SceneAlert(title: message)))
        }
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    {{> showContent}}
    {{$members}}
    {{/members}}
}
{{> preview}}
{{> endIfUIKit}}
