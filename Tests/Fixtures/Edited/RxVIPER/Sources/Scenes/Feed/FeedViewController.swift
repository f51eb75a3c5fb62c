#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out Feed, sends the presenter what the user does, and shows what that tells.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class FeedViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any FeedPresenterInterface)?

    private let closeRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupRx()
    }

    /// Adds the subviews, constrains them, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }

    /// Exchanges actions for events, which come on the main thread.
    private func setupRx() {
        let actions = FeedActions(viewDidLoad: .just(()), close: closeRelay.asObservable())
        guard let input = presenter?.configure(with: .init(actions: actions)) else { return }
        handle(title: input.events.title)
    }

    private func handle(title: Observable<String>) {
        title
            .do(onNext: { [weak self] title in self?.title = title })
            .subscribe()
            .disposed(by: disposeBag)
    }
}

extension FeedViewController: FeedViewInterface {}
#endif
