#if canImport(UIKit)
import UIKit

/// Lays out CarPicker, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class CarPickerViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    var presenter: (any CarPickerPresenterInterface)?

    let loadStateView = LoadStateView(scene: "CarPicker")
    private var loading: Task<Void, Never>?

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
        view.accessibilityIdentifier = "CarPicker.content"
        loadStateView.onRetry = { [weak self] in self?.load() }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    /// Another attempt cancels the one before it.
    private func load() {
        loading?.cancel()
        loading = Task { [presenter] in await presenter?.load() }
    }
}

extension CarPickerViewController: CarPickerViewInterface, LoadStateViewOwner {
    func show(_ content: CarPickerContent) {
        title = content.title
    }
}
#endif
