{{> header}}
{{> ifUIKit}}
import RxRelay
import RxSwift
import UIKit

/// Lays out {{scene}}, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    private let viewModel: {{scene}}ViewModel
    private let router: {{scene}}Router
    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private let disposeBag = DisposeBag()
    {{^options.viewController.is.UIViewController}}
    private var rows: [String] = []
    {{/options.viewController.is.UIViewController}}
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
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "{{scene}}.content"
        {{#options.viewController.is.UITableViewController}}
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: cellIdentifier)
        {{/options.viewController.is.UITableViewController}}
    }

    private func setupLayout() {
        {{> layoutLoadState}}
    }

    /// Shows every state of the view model and forwards user actions.
    private func setupRx() {
        loadStateView.onRetry = { [weak self] in self?.viewModel.loadRelay.accept(()) }
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<{{scene}}ViewModel.Content>) {
        loadStateView.show(state)
        {{^options.viewController.is.UIViewController}}
        rows = state.content?.rows ?? []
        {{> reloadList}}
        {{/options.viewController.is.UIViewController}}
        guard let content = state.content else { return }
        title = content.title
    }
    {{> listDataSource}}
}
{{> endIfUIKit}}
