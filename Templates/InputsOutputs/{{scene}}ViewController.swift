{{> header}}
{{> ifUIKit}}
{{> testImports}}
import RxSwift
import UIKit
{{> viewImports}}
{{$imports}}
{{/imports}}

/// Lays out {{scene}}, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let viewModel: any {{> types}}
    private let router: {{scene}}Router
    {{^options.form}}
    private let loadStateView = LoadStateView(scene: "{{scene}}")
    {{/options.form}}
    private let disposeBag = DisposeBag()
    {{> listProperties}}

    init({{^plainLabels}}withViewModel {{/plainLabels}}viewModel: any {{> types}}, router: {{scene}}Router) {
        self.viewModel = viewModel
        self.router = router
        {{> callToSuper}}
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use {{scene}}Builder")
    }

    {{#options.viewController.is.UIViewController}}
    override func loadView() {
        view = UIView()
        setupScene()
    }
    {{/options.viewController.is.UIViewController}}

    override func viewDidLoad() {
        super.viewDidLoad()
        {{^options.viewController.is.UIViewController}}
        setupScene()
        {{/options.viewController.is.UIViewController}}
        setupBindings()
        {{^options.form}}
        viewModel.inputs.viewDidLoad()
        {{/options.form}}
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    /// Adds and constrains the subviews.
    private func setupScene() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "{{scene}}.content"
        {{<setupList}}
        {{$reload}}viewModel.inputs.reload(){{/reload}}
        {{/setupList}}
        {{^options.form}}
        {{> layoutLoadState}}
        {{/options.form}}
        {{#options.form}}
        navigationItem.title = String(localized: "{{title}}", bundle: SceneTexts.bundle)
        {{#options.viewController.is.UIViewController}}
        view.addForm([])
        {{/options.viewController.is.UIViewController}}
        {{/options.form}}
    }

    /// Shows every output of the view model and sends user actions to its inputs.
    private func setupBindings() {
        {{^options.form}}
        loadStateView.onRetry = { [weak self] in self?.viewModel.inputs.reload() }
        loadStateView.onFailedReload = { [weak self] message in
            self?.router.handle(.alert(SceneAlert(title: message)))
        }
        viewModel.outputs.state
            .subscribe(onNext: { [weak self] in self?.show($0) })
            .disposed(by: disposeBag)
        {{/options.form}}
        {{#options.output}}
        viewModel.outputs.{{name}}
            {{#isVoid}}
            .subscribe(onNext: { [weak self] in self?.show{{capitalizedName}}() })
            {{/isVoid}}
            {{^isVoid}}
            .subscribe(onNext: { [weak self] in self?.show({{argumentLabel}}: $0) })
            {{/isVoid}}
            .disposed(by: disposeBag)
        {{/options.output}}
    }
    {{^options.form}}

    {{> showContent}}
    {{/options.form}}
    {{#options.output}}

    {{#isVoid}}
    private func show{{capitalizedName}}() {}
    {{/isVoid}}
    {{^isVoid}}
    private func show({{name}}: {{parameterType}}) {}
    {{/isVoid}}
    {{/options.output}}
    {{$members}}
    {{/members}}
}
{{> preview}}
{{> endIfUIKit}}
