#if canImport(UIKit)
import CarKit
import Foundation
import UIKit

/// Lays out CarEditor, forwards user actions, and shows what the view model provides.
///
/// Other scenes and alerts go through the router.
final class CarEditorViewController: UIViewController, RouteHandler {
    private let viewModel: CarEditorViewModel
    private let router: CarEditorRouter
    private let loadStateView = LoadStateView(scene: "CarEditor")
    private var loading: Task<Void, Never>?

    init(withViewModel viewModel: CarEditorViewModel, router: CarEditorRouter) {
        self.viewModel = viewModel
        self.router = router
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarEditorBuilder")
    }

    deinit {
        loading?.cancel()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupBindings()
        load()
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "CarEditor.content"
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    /// Shows every state of the view model and forwards user actions.
    private func setupBindings() {
        loadStateView.onRetry = { [weak self] in self?.load() }
        loadStateView.onFailedReload = { [weak self] message in
            self?.router.handle(.alert(SceneAlert(title: message)))
        }
        viewModel.loader.onChange = { [weak self] state in self?.show(state) }
    }

    /// Another attempt cancels the one before it.
    private func load() {
        loading?.cancel()
        loading = Task { [viewModel] in await viewModel.load() }
    }

    private func show(_ state: LoadState<CarEditorViewModel.Content>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CarEditorBuilder(editing: Car.preview, bought: Date(timeIntervalSince1970: 42), page: 42)
        .viewController(with: Dependencies())
}
#endif
#endif
