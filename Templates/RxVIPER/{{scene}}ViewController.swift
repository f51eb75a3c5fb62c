{{> header}}
{{> ifUIKit}}
import RxRelay
import RxSwift
import UIKit

/// Lays out {{scene}}, sends the presenter what the user does, and shows what that tells.
///
/// It fetches, stores and formats nothing, and leaves other scenes to the wireframe.
final class {{scene}}ViewController: UIViewController {
    /// The wireframe sets it, before the view is loaded.
    var presenter: (any {{scene}}PresenterInterface)?

    private let closeRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupRx()
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

    /// Exchanges actions for events, which come on the main thread.
    private func setupRx() {
        let actions = {{scene}}Actions(viewDidLoad: .just(()), close: closeRelay.asObservable())
        guard let input = presenter?.configure(with: .init(actions: actions)) else { return }
        handle(title: input.events.title)
    }

    private func handle(title: Observable<String>) {
        title
            .do(onNext: { [weak self] title in self?.title = title })
            .subscribe()
            .disposed(by: disposeBag)
    }
}

extension {{scene}}ViewController: {{scene}}ViewInterface {}
{{> endIfUIKit}}
