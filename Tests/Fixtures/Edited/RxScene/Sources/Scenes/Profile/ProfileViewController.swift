#if canImport(UIKit)
import RxRelay
import RxSwift
import UIKit

/// Lays out Profile, hands on what the user does, and shows what the view model provides.
///
/// It fetches, stores and formats nothing, and leaves other scenes and alerts to the router.
final class ProfileViewController: UIViewController, RouteHandler {
    private let viewModel: ProfileViewModel
    private let router: ProfileRouter
    private let disposeBag = DisposeBag()

    init(withViewModel viewModel: ProfileViewModel, router: ProfileRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("built in code, by ProfileBuilder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        viewModel.loadRelay.accept(())
    }

    /// Adds the subviews, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .secondarySystemBackground
    }

    /// Constrains the subviews.
    private func setupLayout() {}

    /// Shows every state of the view model, which comes on the main thread, and hands on what the
    /// user does.
    private func setupRx() {
        viewModel.state
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func show(_ state: ProfileViewModel.State) {
        title = state.title
    }
}
#endif
