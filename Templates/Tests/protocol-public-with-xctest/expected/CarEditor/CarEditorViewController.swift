#if canImport(UIKit)
import CarKit
import Foundation
import UIKit

/// Lays out CarEditor, forwards user actions, and shows what the presenter provides.
final class CarEditorViewController: UIViewController, RouteHandler {
    private let presenter: any CarEditorViewToPresenterProtocol
    private let loadStateView = LoadStateView(scene: "CarEditor")
    private var loading: Task<Void, Never>?

    init(presenter: any CarEditorViewToPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.view = self
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
        load()
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "CarEditor.content"
        loadStateView.onRetry = { [weak self] in self?.load() }
        loadStateView.onFailedReload = { [presenter] message in presenter.reloadDidFail(message) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    /// Another attempt cancels the one before it.
    private func load() {
        loading?.cancel()
        loading = Task { [presenter] in await presenter.load() }
    }
}

extension CarEditorViewController: CarEditorPresenterToViewProtocol {
    func show(_ state: LoadState<CarEditorContent>) {
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
