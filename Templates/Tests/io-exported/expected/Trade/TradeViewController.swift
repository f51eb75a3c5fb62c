#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out Trade, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class TradeViewController: UIViewController, RouteHandler {
    private let viewModel: any TradeViewModelTypes
    private let router: TradeRouter
    private let loadStateView = LoadStateView(scene: "Trade")
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: any TradeViewModelTypes, router: TradeRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use TradeBuilder")
    }

    override func loadView() {
        view = UIView()
        setupScene()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupBindings()
        viewModel.inputs.viewDidLoad()
    }

    /// Adds and constrains the subviews.
    private func setupScene() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "Trade.content"
        loadStateView.cover(view)
    }

    /// Shows every output of the view model and sends user actions to its inputs.
    private func setupBindings() {
        loadStateView.onRetry = { [weak self] in self?.viewModel.inputs.reload() }
        loadStateView.onFailedReload = { [weak self] message in
            self?.router.handle(.alert(SceneAlert(title: message)))
        }
        viewModel.outputs.state
            .subscribe(onNext: { [weak self] in self?.show($0) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<TradeViewModel.Content>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}
#endif
