#if canImport(UIKit)
import UIKit

/// Lays out Profile, tells the presenter what the user does, and shows what that decides.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class ProfileViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any ProfilePresenterInterface)?

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        Task { [presenter] in await presenter?.viewDidLoad() }
    }

    /// Adds the subviews, constrains them, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .secondarySystemBackground
    }
}

extension ProfileViewController: ProfileViewInterface {
    func showTitle(_ title: String) {
        self.title = title
    }
}
#endif
