#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out Home, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class HomeViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any HomePresenterInterface = {
        fatalError("HomeBuilder sets the presenter")
    }()

    private let loadStateView = LoadStateView(scene: "Home")
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
        view.accessibilityIdentifier = "Home.content"
        loadStateView.onRetry = { [loadRelay] in loadRelay.accept(()) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    private func setupRx() {
        let actions = HomeActions(load: loadRelay.asObservable())
        let input = presenter.configure(with: .init(actions: actions))
        handle(state: input.events.state)
    }

    private func handle(state: Observable<LoadState<HomeContent>>) {
        state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<HomeContent>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

extension HomeViewController: HomeViewInterface {}

#if DEBUG
@available(iOS 17, *)
#Preview {
    HomeBuilder(withEmail: "42").viewController(with: Dependencies())
}
#endif
#endif
