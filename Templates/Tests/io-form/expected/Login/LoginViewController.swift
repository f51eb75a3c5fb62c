#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out Login, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class LoginViewController: UIViewController, RouteHandler {
    private let viewModel: any LoginViewModelTypes
    private let router: LoginRouter
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: any LoginViewModelTypes, router: LoginRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use LoginBuilder")
    }

    override func loadView() {
        view = UIView()
        setupScene()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupBindings()
    }

    /// Adds and constrains the subviews.
    private func setupScene() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "Login.content"
        navigationItem.title = String(localized: "Login", bundle: SceneTexts.bundle)
        view.addForm([])
    }

    /// Shows every output of the view model and sends user actions to its inputs.
    private func setupBindings() {
        viewModel.outputs.isValid
            .subscribe(onNext: { [weak self] in self?.show(isValid: $0) })
            .disposed(by: disposeBag)
    }

    private func show(isValid: Bool) {}
}

#if DEBUG
@available(iOS 17, *)
#Preview {
    LoginBuilder().viewController(with: Dependencies())
}
#endif
#endif
