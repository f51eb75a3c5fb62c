#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out Welcome, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class WelcomeViewController: UIViewController, RouteHandler {
    private let viewModel: any WelcomeViewModelTypes
    private let router: WelcomeRouter
    private let loadStateView = LoadStateView(scene: "Welcome")
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: any WelcomeViewModelTypes, router: WelcomeRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use WelcomeBuilder")
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
        view.accessibilityIdentifier = "Welcome.content"
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

    private func show(_ state: LoadState<WelcomeViewModel.Content>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

#if DEBUG
@available(iOS 17, *)
#Preview {
    WelcomeBuilder(withEmail: "42").viewController(with: Dependencies())
}
#endif
#endif
