#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out CarList, forwards user actions, and shows what the presenter provides.
final class CarListViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<CarListViewToPresenter>()

    // The view controller owns the presenter but uses only its subject.
    private let presenter: CarListPresenter
    private let loadStateView = LoadStateView(scene: "CarList")
    private let disposeBag = DisposeBag()

    init(presenter: CarListPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.subscribeToVariable(viewToPresenterSubject)
        subscribeToVariable(presenter.presenterToViewSubject)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarListBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.load)
    }

    func subscribeToVariable(_ subject: PublishSubject<LoadState<CarListEntity>>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "CarList.content"
        loadStateView.onRetry = { [weak self] in self?.viewToPresenterSubject.onNext(.load) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    private func show(_ state: LoadState<CarListEntity>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

extension CarListViewController: RouteHandler {}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CarListBuilder().viewController(with: Dependencies())
}
#endif
#endif
