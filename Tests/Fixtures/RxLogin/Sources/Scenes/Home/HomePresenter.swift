import RxSwift

/// Decides what Home shows and where it leads. It doesn't depend on views.
@MainActor
final class HomePresenter {
    let email: String
    private weak var view: (any HomeViewInterface)?
    private let interactor: any HomeInteractorInterface
    private let wireframe: any HomeWireframeInterface
    private let loader = RxLoader<HomeContent>()
    private let disposeBag = DisposeBag()

    init(
        withEmail email: String,
        view: (any HomeViewInterface)?,
        interactor: any HomeInteractorInterface,
        wireframe: any HomeWireframeInterface
    ) {
        self.email = email
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension HomePresenter: HomePresenterInterface {
    func configure(with output: Home.ViewOutput) -> Home.ViewInput {
        handle(load: output.actions.load)
        handle(failedReload: loader.failedReload)
        return .init(events: HomeEvents(state: loader.states))
    }

    private func handle(load: Observable<Void>) {
        load
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.load() })
            .disposed(by: disposeBag)
    }

    private func load() {
        loader.load(with: self) { $0.interactor.fetchEntity().map(HomeContent.init(_:)) }
    }

    private func handle(failedReload: Observable<String>) {
        failedReload
            .subscribe(onNext: { [weak wireframe] message in
                wireframe?.handle(.alert(SceneAlert(title: message)))
            })
            .disposed(by: disposeBag)
    }
}

nonisolated extension HomeContent {
    init(_ entity: HomeEntity) {
        title = entity.name
    }
}
