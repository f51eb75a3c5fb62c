#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out CarDetails, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class CarDetailsViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any CarDetailsPresenterInterface = {
        fatalError("CarDetailsBuilder sets the presenter")
    }()

    private let loadStateView = LoadStateView(scene: "CarDetails")
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
        view.accessibilityIdentifier = "CarDetails.content"
        loadStateView.onRetry = { [loadRelay] in loadRelay.accept(()) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    private func setupRx() {
        let actions = CarDetailsActions(load: loadRelay.asObservable())
        let input = presenter.configure(with: .init(actions: actions))
        handle(state: input.events.state)
    }

    private func handle(state: Observable<LoadState<CarDetailsContent>>) {
        state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<CarDetailsContent>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

extension CarDetailsViewController: CarDetailsViewInterface {}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CarDetailsBuilder(withCarID: "42").viewController(with: Dependencies())
}
#endif
#endif
