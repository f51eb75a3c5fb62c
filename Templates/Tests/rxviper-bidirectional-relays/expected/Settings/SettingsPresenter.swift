import RxSwift

/// Decides what Settings shows and where it leads. It doesn't depend on views.
@MainActor
final class SettingsPresenter {
    private weak var view: (any SettingsViewInterface)?
    private let wireframe: any SettingsWireframeInterface
    private let loader = RxLoader<SettingsContent>()
    private let disposeBag = DisposeBag()

    init(view: (any SettingsViewInterface)?, wireframe: any SettingsWireframeInterface) {
        self.view = view
        self.wireframe = wireframe
    }

    // TODO: Fetch what the scene shows, and format it after `observe(on: MainScheduler.instance)`.
    private func fetchContent() -> Single<SettingsContent> {
        .just(SettingsContent(title: "Settings"))
    }
}

extension SettingsPresenter: SettingsPresenterInterface {
    func configure(with output: Settings.ViewOutput) -> Settings.ViewInput {
        handle(load: output.actions.load)
        handle(failedReload: loader.failedReload)
        return .init(events: SettingsEvents(state: loader.states))
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
