#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out MovieDetails, forwards user actions, and shows what the presenter provides.
final class MovieDetailsViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<MovieDetailsViewToPresenter>()

    // The view controller owns the presenter but uses only its subject.
    private let presenter: MovieDetailsPresenter
    private let loadStateView = LoadStateView(scene: "MovieDetails")
    private let disposeBag = DisposeBag()

    init(presenter: MovieDetailsPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.subscribeToVariable(viewToPresenterSubject)
        subscribeToVariable(presenter.presenterToViewSubject)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use MovieDetailsBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.load)
    }

    func subscribeToVariable(_ subject: PublishSubject<LoadState<MovieDetailsEntity>>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "MovieDetails.content"
        loadStateView.onRetry = { [weak self] in self?.viewToPresenterSubject.onNext(.load) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    private func show(_ state: LoadState<MovieDetailsEntity>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

extension MovieDetailsViewController: RouteHandler {}

#if DEBUG
@available(iOS 17, *)
#Preview {
    MovieDetailsBuilder(withMovieID: "42").viewController(with: Dependencies())
}
#endif
#endif
