{{> header}}
{{> ifUIKit}}
{{> testImports}}
import RxSwift
import UIKit
{{$imports}}
{{/imports}}

/// Lays out {{scene}}, forwards user actions, and shows what the presenter provides.
final class {{scene}}ViewController: {{options.viewController}} {
    let viewToPresenterSubject = PublishSubject<{{scene}}ViewToPresenter>()

    // The view controller owns the presenter but uses only its subject.
    private let presenter: {{scene}}Presenter
    private let loadStateView = LoadStateView(scene: "{{scene}}")
    private let disposeBag = DisposeBag()
    {{<listProperties}}{{$content}}{{scene}}Entity{{/content}}{{/listProperties}}

    init(presenter: {{scene}}Presenter) {
        self.presenter = presenter
        {{> callToSuper}}
        presenter.subscribeToVariable(viewToPresenterSubject)
        subscribeToVariable(presenter.presenterToViewSubject)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) isn't supported; use {{scene}}Builder")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        setupViews()
        setupLayout()
        viewToPresenterSubject.onNext(.load)
        {{$viewDidLoad}}
        {{/viewDidLoad}}
    }

    func subscribeToVariable(_ subject: PublishSubject<LoadState<{{scene}}Entity>>) {
        subject
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] state in self?.show(state) })
            .disposed(by: disposeBag)
    }

    private func setupViews() {
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "{{scene}}.content"
        loadStateView.onRetry = { [weak self] in self?.viewToPresenterSubject.onNext(.load) }
        {{<setupList}}
        {{$reload}}viewToPresenterSubject.onNext(.load){{/reload}}
        {{/setupList}}
    }

    private func setupLayout() {
        {{> layoutLoadState}}
    }

    {{<showContent}}
    {{$function}}
    private func show(_ state: LoadState<{{scene}}Entity>) {
    {{/function}}
    {{/showContent}}
    {{$members}}
    {{/members}}
}

extension {{scene}}ViewController: RouteHandler {}
{{> preview}}
{{> endIfUIKit}}
