#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out Home, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class HomeViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    var presenter: (any HomePresenterInterface)?

    let loadStateView = LoadStateView(scene: "Home")
    private let loadRelay = PublishRelay<Void>()
    private let closeRelay = PublishRelay<Void>()
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
        let actions = HomeActions(load: loadRelay.asObservable(), close: closeRelay.asObservable())
        guard let input = presenter?.configure(with: .init(actions: actions)) else { return }
        handle(content: input.events.content)
    }

    private func handle(content: Observable<HomeContent>) {
        content
            .do(onNext: { [weak self] content in self?.title = content.title })
            .subscribe()
            .disposed(by: disposeBag)
    }
}

extension HomeViewController: HomeViewInterface, LoadStateViewOwner {}
#endif
