import RxRelay
import RxSwift

/// Decides what CarList shows and where it leads. It doesn't depend on views.
@MainActor
final class CarListPresenter {
    private weak var view: (any CarListViewInterface)?
    private let interactor: any CarListInteractorInterface
    private let wireframe: any CarListWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        view: any CarListViewInterface,
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
        handle(close: output.actions.close)
        let content = handle(load: output.actions.load)
        return .init(events: CarListEvents(content: content))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(load: Observable<Void>) -> Observable<CarListContent> {
        let stateRelay = BehaviorRelay(value: LoadState<CarListContent>.loading)
        let loading =
            load
            .observe(on: MainScheduler.instance)
            .flatMapLatest { [weak self] in self?.load() ?? .empty() }
        // Merge the changes of further actions here, so that no update is lost.
        Observable.merge(loading)
            .scan(.loading, accumulator: Self.reduce)
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak view] state in view?.showProgress(of: state) })
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
        return stateRelay.compactMap(\.content)
    }

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<LoadState<CarListContent>> {
        interactor.fetchContent()
            .asObservable()
            .map(LoadState.loaded)
            .catchAndReturn(.failed(message: "Something went wrong."))
            .startWith(.loading)
    }

    /// While the content loads again, the view keeps what is on screen.
    nonisolated private static func reduce(
        _ state: LoadState<CarListContent>,
        _ change: LoadState<CarListContent>
    ) -> LoadState<CarListContent> {
        if case .loading = change, state.content != nil { state } else { change }
    }
}
