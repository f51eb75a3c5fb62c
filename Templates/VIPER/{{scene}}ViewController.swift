{{> header}}
{{> ifUIKit}}
import UIKit

/// Lays out {{scene}}, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class {{scene}}ViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    var presenter: (any {{scene}}PresenterInterface)?

    let loadStateView = LoadStateView(scene: "{{scene}}")
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
        {{#options.interface.is.none}}
        view.backgroundColor = .systemBackground
        {{/options.interface.is.none}}
        view.accessibilityIdentifier = "{{scene}}.content"
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

extension {{scene}}ViewController: {{scene}}ViewInterface, LoadStateViewOwner {
    func show(_ content: {{scene}}Content) {
        title = content.title
    }
}
{{> endIfUIKit}}
