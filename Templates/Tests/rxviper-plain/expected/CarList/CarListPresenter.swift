import RxSwift

/// Decides what CarList shows and where it leads. It doesn't depend on views.
@MainActor
final class CarListPresenter {
    private weak var view: (any CarListViewInterface)?
    private let interactor: any CarListInteractorInterface
    private let wireframe: any CarListWireframeInterface
    private let loader = RxLoader<CarListContent>()
    private let disposeBag = DisposeBag()

    init(
        view: (any CarListViewInterface)?,
        interactor: any CarListInteractorInterface,
        wireframe: any CarListWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension CarListPresenter: CarListPresenterInterface {
    func configure(with output: CarList.ViewOutput) -> CarList.ViewInput {
        handle(load: output.actions.load)
        handle(failedReload: loader.failedReload)
        return .init(events: CarListEvents(state: loader.states))
    }

    private func handle(load: Observable<Void>) {
        load
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.load() })
            .disposed(by: disposeBag)
    }

    private func load() {
        loader.load(with: self) { $0.interactor.fetchEntity().map(CarListContent.init(_:)) }
    }

    private func handle(failedReload: Observable<String>) {
        failedReload
            .subscribe(onNext: { [weak wireframe] message in
                wireframe?.handle(.alert(SceneAlert(title: message)))
            })
            .disposed(by: disposeBag)
    }
}

nonisolated extension CarListContent {
    init(_ entity: CarListEntity) {
        title = entity.name
    }
}
