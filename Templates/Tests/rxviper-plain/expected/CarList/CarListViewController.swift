#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out CarList, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class CarListViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any CarListPresenterInterface = {
        fatalError("CarListBuilder sets the presenter")
    }()

    private let loadStateView = LoadStateView(scene: "CarList")
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
        view.accessibilityIdentifier = "CarList.content"
        loadStateView.onRetry = { [loadRelay] in loadRelay.accept(()) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    private func setupRx() {
        let actions = CarListActions(load: loadRelay.asObservable())
        let input = presenter.configure(with: .init(actions: actions))
        handle(state: input.events.state)
    }

    private func handle(state: Observable<LoadState<CarListContent>>) {
        state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<CarListContent>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

extension CarListViewController: CarListViewInterface {}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CarListBuilder().viewController(with: Dependencies())
}
#endif
#endif
