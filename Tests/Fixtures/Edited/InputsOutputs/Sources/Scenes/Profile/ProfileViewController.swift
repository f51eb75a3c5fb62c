#if canImport(UIKit)
import RxSwift
import UIKit

/// Lays out Profile, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class ProfileViewController: UIViewController, RouteHandler {
    private let viewModel: any ProfileViewModelTypes
    private let router: ProfileRouter
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: any ProfileViewModelTypes, router: ProfileRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by ProfileBuilder")
    }

    override func loadView() {
        super.loadView()
        setupScene()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupBindings()
        viewModel.inputs.viewDidLoad()
    }

    /// Adds and constrains the subviews, and sets what never changes about them.
    private func setupScene() {
        view.backgroundColor = .secondarySystemBackground
    }

    /// Shows every output, which comes on the main thread, follows routes, and hands what the user
    /// does to `viewModel.inputs`.
    private func setupBindings() {
        viewModel.outputs.title
            .subscribe(onNext: { [weak self] in self?.title = $0 })
            .disposed(by: disposeBag)
        viewModel.outputs.name
            .subscribe(onNext: { [weak self] in self?.show(name: $0) })
            .disposed(by: disposeBag)
        viewModel.outputs.routes
            .subscribe(onNext: { [weak router] route in
                guard let router else { return }
                route.follow(with: router)
            })
            .disposed(by: disposeBag)
    }

    private func show(name: String) {}
}
#endif
