#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out Register, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class RegisterViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any RegisterPresenterInterface = {
        fatalError("RegisterBuilder sets the presenter")
    }()

    private let loadStateView = LoadStateView(scene: "Register")
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
        view.accessibilityIdentifier = "Register.content"
        loadStateView.onRetry = { [loadRelay] in loadRelay.accept(()) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    private func setupRx() {
        let actions = RegisterActions(load: loadRelay.asObservable())
        let input = presenter.configure(with: .init(actions: actions))
        handle(state: input.events.state)
    }

    private func handle(state: Observable<LoadState<RegisterContent>>) {
        state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<RegisterContent>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

extension RegisterViewController: RegisterViewInterface {}

#if DEBUG
@available(iOS 17, *)
#Preview {
    RegisterBuilder().viewController(with: Dependencies())
}
#endif
#endif
