#if canImport(UIKit)
import UIKit

/// Lays out CarDetails, tells the presenter what the user does, and shows what that decides.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class CarDetailsViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any CarDetailsPresenterInterface)?

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        Task { [presenter] in await presenter?.viewDidLoad() }
    }

    /// Sets what never changes about the views and is not in the storyboard.
    private func setupViews() {}
}

extension CarDetailsViewController: CarDetailsViewInterface {
    func showTitle(_ title: String) {
        self.title = title
    }
}
#endif
