import Foundation
import RxSwift
import UIKit

/// Lays out CarGrid, forwards user actions, and shows what the presenter provides.
final class CarGridViewController: UIViewController {
    let viewToPresenterSubject = PublishSubject<CarGridViewToPresenter>()

    // The view controller owns the presenter but uses only its subject.
    private let presenter: CarGridPresenter
    private let loadStateView = LoadStateView(scene: "CarGrid")
    private let disposeBag = DisposeBag()

    init(presenter: CarGridPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.subscribeToVariable(viewToPresenterSubject)
        subscribeToVariable(presenter.presenterToViewSubject)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarGridBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.load)
    }

    func subscribeToVariable(_ subject: PublishSubject<LoadState<CarGridEntity>>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "CarGrid.content"
        loadStateView.onRetry = { [weak self] in self?.viewToPresenterSubject.onNext(.load) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    private func show(_ state: LoadState<CarGridEntity>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

extension CarGridViewController: RouteHandler {}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CarGridBuilder(withPhotos: [URL(fileURLWithPath: "/42")]).viewController(with: Dependencies())
}
#endif
