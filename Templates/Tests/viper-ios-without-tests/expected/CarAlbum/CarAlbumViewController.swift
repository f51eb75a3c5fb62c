import UIKit

/// Lays out CarAlbum, tells the presenter what the user does, and shows what that decides.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class CarAlbumViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any CarAlbumPresenterInterface)?

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        Task { [presenter] in await presenter?.viewDidLoad() }
    }

    /// Sets what never changes about the views and is not in the nib.
    private func setupViews() {}
}

extension CarAlbumViewController: CarAlbumViewInterface {
    func showTitle(_ title: String) {
        self.title = title
    }
}
