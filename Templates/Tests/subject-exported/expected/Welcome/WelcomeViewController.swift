#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out Welcome, forwards user actions, and shows what the presenter provides.
final class WelcomeViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<WelcomeViewToPresenter>()

    // The view controller owns the presenter but uses only its subject.
    private let presenter: WelcomePresenter
    private let loadStateView = LoadStateView(scene: "Welcome")
    private let disposeBag = DisposeBag()

    init(presenter: WelcomePresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.subscribeToVariable(viewToPresenterSubject)
        subscribeToVariable(presenter.presenterToViewSubject)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use WelcomeBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.load)
    }

    func subscribeToVariable(_ subject: PublishSubject<LoadState<WelcomeEntity>>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "Welcome.content"
        loadStateView.onRetry = { [weak self] in self?.viewToPresenterSubject.onNext(.load) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    private func show(_ state: LoadState<WelcomeEntity>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

extension WelcomeViewController: RouteHandler {}

#if DEBUG
@available(iOS 17, *)
#Preview {
    WelcomeBuilder().viewController(with: Dependencies())
}
#endif
#endif
