#if canImport(UIKit)
import UIKit

/// Lays out CarPrompt, tells the presenter what the user does, and shows what that decides.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class CarPromptViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any CarPromptPresenterInterface)?

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        presenter?.viewDidLoad()
    }

    /// Adds the subviews, constrains them, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }
}

extension CarPromptViewController: CarPromptViewInterface {
    func showTitle(_ title: String) {
        self.title = title
    }
}
#endif
