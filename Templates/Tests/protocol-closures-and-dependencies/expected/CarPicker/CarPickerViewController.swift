#if canImport(UIKit)
import UIKit

/// Lays out CarPicker, forwards user actions, and shows what the presenter provides.
final class CarPickerViewController: UIViewController, RouteHandler {
    private let presenter: any CarPickerViewToPresenterProtocol
    private let loadStateView = LoadStateView(scene: "CarPicker")
    private var loading: Task<Void, Never>?

    init(presenter: any CarPickerViewToPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.view = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use CarPickerBuilder")
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
        view.accessibilityIdentifier = "CarPicker.content"
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

extension CarPickerViewController: CarPickerPresenterToViewProtocol {
    func show(_ state: LoadState<CarPickerContent>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}
#endif
