#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out SignIn, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class SignInViewController: UIViewController, RouteHandler {
    private let viewModel: any SignInViewModelTypes
    private let router: SignInRouter
    private let loadStateView = LoadStateView(scene: "SignIn")
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: any SignInViewModelTypes, router: SignInRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use SignInBuilder")
    }

    override func loadView() {
        view = UIView()
        setupScene()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupBindings()
        viewModel.inputs.viewDidLoad()
    }

    /// Adds and constrains the subviews.
    private func setupScene() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "SignIn.content"
        loadStateView.cover(view)
    }

    /// Shows every output of the view model and sends user actions to its inputs.
    private func setupBindings() {
        loadStateView.onRetry = { [weak self] in self?.viewModel.inputs.reload() }
        loadStateView.onFailedReload = { [weak self] message in
            self?.router.handle(.alert(SceneAlert(title: message)))
        }
        viewModel.outputs.state
            .subscribe(onNext: { [weak self] in self?.show($0) })
            .disposed(by: disposeBag)
        viewModel.outputs.isEmailValid
            .subscribe(onNext: { [weak self] in self?.show(isEmailValid: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.message
            .subscribe(onNext: { [weak self] in self?.show(message: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.isDone
            .subscribe(onNext: { [weak self] in self?.showIsDone() })
            .disposed(by: disposeBag)
    }

    private func show(_ state: LoadState<SignInViewModel.Content>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }

    private func show(isEmailValid: Bool) {}

    private func show(message: String) {}

    private func showIsDone() {}
}

#if DEBUG
@available(iOS 17, *)
#Preview {
    SignInBuilder().viewController(with: Dependencies())
}
#endif
#endif
