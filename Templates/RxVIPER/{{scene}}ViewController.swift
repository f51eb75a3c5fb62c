{{> header}}
{{> ifUIKit}}
{{> testImports}}
{{#options.platforms.is.ios}}
import RxCocoa
{{/options.platforms.is.ios}}
import RxRelay
import RxSwift
import UIKit
{{$imports}}
{{/imports}}

/// Lays out {{scene}}, forwards user actions, and shows what the presenter decides.
///
/// Other scenes and alerts go through the presenter's wireframe.
final class {{scene}}ViewController: {{options.viewController}}, RouteHandler {
    /// The builder sets it before the view loads.
    lazy var presenter: any {{scene}}PresenterInterface = { fatalError("{{scene}}Builder sets the presenter") }()

    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private let loadRelay = PublishRelay<Void>()
    private let disposeBag = DisposeBag()
    {{<listProperties}}{{$content}}{{scene}}Content{{/content}}{{/listProperties}}

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        setupRx()
        loadRelay.accept(())
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    private func setupViews() {
        {{#options.interface.is.none}}
        view.backgroundColor = .systemBackground
        {{/options.interface.is.none}}
        view.accessibilityIdentifier = "{{scene}}.content"
        loadStateView.onRetry = { [loadRelay] in loadRelay.accept(()) }
        {{<setupList}}
        {{$reload}}loadRelay.accept(()){{/reload}}
        {{/setupList}}
    }

    private func setupLayout() {
        {{> layoutLoadState}}
    }

    private func setupRx() {
        let actions = {{scene}}Actions(load: loadRelay.{{> asAction}})
        let input = presenter.configure(with: .init(actions: actions))
        handle(state: input.events.state)
    }

    private func handle(state: {{> event}}<LoadState<{{scene}}Content>>) {
        state
            .{{#options.platforms.is.any}}subscribe{{/options.platforms.is.any}}{{#options.platforms.is.ios}}drive{{/options.platforms.is.ios}}(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    {{<showContent}}
    {{$function}}
    private func show(_ state: LoadState<{{scene}}Content>) {
    {{/function}}
    {{/showContent}}
    {{$members}}
    {{/members}}
}

extension {{scene}}ViewController: {{scene}}ViewInterface {}
{{> preview}}
{{> endIfUIKit}}
