import Foundation
import UIKit

/// Lays out CarAlbum, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class CarAlbumViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any CarAlbumPresenterInterface = {
        fatalError("CarAlbumBuilder sets the presenter")
    }()

    private let loadStateView = LoadStateView(scene: "CarAlbum")
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
        view.accessibilityIdentifier = "CarAlbum.content"
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

extension CarAlbumViewController: CarAlbumViewInterface {
    func show(_ state: LoadState<CarAlbumContent>) {
        loadStateView.show(state)
        guard let content = state.content else { return }
        navigationItem.title = content.title
    }
}

#if DEBUG
@available(iOS 17, *)
#Preview {
    CarAlbumBuilder(withPhotos: [URL(fileURLWithPath: "/42")]).viewController(with: Dependencies())
}
#endif
