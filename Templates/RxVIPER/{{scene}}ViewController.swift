{{> header}}
{{> ifUIKit}}
import RxRelay
import RxSwift
import UIKit

/// Lays out {{scene}}, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class {{scene}}ViewController: UIViewController, RouteHandler {
    /// The builder sets it before the view loads.
    var presenter: (any {{scene}}PresenterInterface)?

    let loadStateView = LoadStateView(scene: "{{scene}}")
    private let loadRelay = PublishRelay<Void>()
    private let closeRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        loadRelay.accept(())
    }

    private func setupViews() {
        {{#options.interface.is.none}}
        view.backgroundColor = .systemBackground
        {{/options.interface.is.none}}
        view.accessibilityIdentifier = "{{scene}}.content"
        loadStateView.onRetry = { [loadRelay] in loadRelay.accept(()) }
    }

    private func setupLayout() {
        loadStateView.cover(view)
    }

    private func setupRx() {
        let actions = {{scene}}Actions(load: loadRelay.asObservable(), close: closeRelay.asObservable())
        guard let input = presenter?.configure(with: .init(actions: actions)) else { return }
        handle(content: input.events.content)
    }

    private func handle(content: Observable<{{scene}}Content>) {
        content
            .do(onNext: { [weak self] content in self?.title = content.title })
            .subscribe()
            .disposed(by: disposeBag)
    }
}

extension {{scene}}ViewController: {{scene}}ViewInterface, LoadStateViewOwner {}
{{> endIfUIKit}}
