#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out Cart, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class CartViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any CartPresenterInterface = {
        fatalError("CartBuilder sets the presenter")
    }()

    private let loadStateView = LoadStateView(scene: "Cart")
    private let loadRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        loadRelay.accept(())
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "Cart.content"
        loadStateView.onRetry = { [loadRelay] in loadRelay.accept(()) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    private func setupRx() {
        let actions = CartActions(load: loadRelay.asObservable())
        let input = presenter.configure(with: .init(actions: actions))
        handle(state: input.events.state)
    }

    private func handle(state: Observable<LoadState<CartContent>>) {
        state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<CartContent>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

extension CartViewController: CartViewInterface {}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CartBuilder(withCartID: "42").viewController(with: Dependencies())
}
#endif
#endif
