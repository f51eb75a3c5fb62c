{{> header}}
{{> ifUIKit}}
import UIKit

/// Lays out {{scene}}, tells the presenter what the user does, and shows what that decides.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class {{scene}}ViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any {{scene}}PresenterInterface)?

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        {{#options.complexity.is.simple}}
        presenter?.viewDidLoad()
        {{/options.complexity.is.simple}}
        {{^options.complexity.is.simple}}
        Task { [presenter] in await presenter?.viewDidLoad() }
        {{/options.complexity.is.simple}}
    }

    {{#options.interface.is.none}}
    /// Adds the subviews, constrains them, and sets what never changes about them.
    private func setupViews() {
        view.backgroundColor = .systemBackground
    }
    {{/options.interface.is.none}}
    {{#options.interface.is.xib}}
    /// Sets what never changes about the views and is not in the nib.
    private func setupViews() {}
    {{/options.interface.is.xib}}
    {{#options.interface.is.storyboard}}
    /// Sets what never changes about the views and is not in the storyboard.
    private func setupViews() {}
    {{/options.interface.is.storyboard}}
}

extension {{scene}}ViewController: {{scene}}ViewInterface {
    func showTitle(_ title: String) {
        self.title = title
    }
}
{{> endIfUIKit}}
