import RxSwift

/// Decides what Register shows and where it leads. It doesn't depend on views.
@MainActor
final class RegisterPresenter {
    private weak var view: (any RegisterViewInterface)?
    private let wireframe: any RegisterWireframeInterface
    private let loader = RxLoader<RegisterContent>()
    private let disposeBag = DisposeBag()

    init(view: (any RegisterViewInterface)?, wireframe: any RegisterWireframeInterface) {
        self.view = view
        self.wireframe = wireframe
    }

    // TODO: Fetch what the scene shows, and format it after `observe(on: MainScheduler.instance)`.
    private func fetchContent() -> Single<RegisterContent> {
        .just(RegisterContent(title: "Register"))
    }
}

extension RegisterPresenter: RegisterPresenterInterface {
    func configure(with output: Register.ViewOutput) -> Register.ViewInput {
        handle(load: output.actions.load)
        handle(failedReload: loader.failedReload)
        return .init(events: RegisterEvents(state: loader.states))
    }

    private func handle(load: Observable<Void>) {
        load
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.load() })
            .disposed(by: disposeBag)
    }

    private func load() {
        loader.load(with: self) { $0.fetchContent() }
    }

    private func handle(failedReload: Observable<String>) {
        failedReload
            .subscribe(onNext: { [weak wireframe] message in
                wireframe?.handle(.alert(SceneAlert(title: message)))
            })
            .disposed(by: disposeBag)
    }
}
