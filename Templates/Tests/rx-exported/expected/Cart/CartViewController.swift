#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out Cart, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class CartViewController: UIViewController, RouteHandler {
    private let viewModel: CartViewModel
    private let router: CartRouter
    private let loadStateView = LoadStateView(scene: "Cart")
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: CartViewModel, router: CartRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CartBuilder")
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
        view.accessibilityIdentifier = "Cart.content"
    }

    private func setupLayout() {
        loadStateView.cover(view)
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

    private func show(_ state: LoadState<CartViewModel.Content>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CartBuilder(withCartID: "42").viewController(with: Dependencies())
}
#endif
#endif
