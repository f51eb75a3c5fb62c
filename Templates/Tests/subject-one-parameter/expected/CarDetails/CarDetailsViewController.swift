#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out CarDetails, forwards user actions, and shows what the presenter provides.
final class CarDetailsViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<CarDetailsViewToPresenter>()

    // The view controller owns the presenter but uses only its subject.
    private let presenter: CarDetailsPresenter
    private let loadStateView = LoadStateView(scene: "CarDetails")
    private let disposeBag = DisposeBag()

    init(presenter: CarDetailsPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.subscribeToVariable(viewToPresenterSubject)
        subscribeToVariable(presenter.presenterToViewSubject)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarDetailsBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.load)
    }

    func subscribeToVariable(_ subject: PublishSubject<LoadState<CarDetailsEntity>>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "CarDetails.content"
        loadStateView.onRetry = { [weak self] in self?.viewToPresenterSubject.onNext(.load) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    private func show(_ state: LoadState<CarDetailsEntity>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

extension CarDetailsViewController: RouteHandler {}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CarDetailsBuilder(withCarID: "42").viewController(with: Dependencies())
}
#endif
#endif
