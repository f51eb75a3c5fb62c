import RxRelay
import RxSwift

/// Decides what Home shows and where it leads. It doesn't depend on views.
@MainActor
final class HomePresenter {
    let email: String
    private weak var view: (any HomeViewInterface)?
    private let interactor: any HomeInteractorInterface
    private let wireframe: any HomeWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        withEmail email: String,
        view: any HomeViewInterface,
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
        handle(close: output.actions.close)
        let content = handle(load: output.actions.load)
        return .init(events: HomeEvents(content: content))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(load: Observable<Void>) -> Observable<HomeContent> {
        let stateRelay = BehaviorRelay(value: LoadState<HomeContent>.loading)
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
    private func load() -> Observable<LoadState<HomeContent>> {
        interactor.fetchContent()
            .asObservable()
            .map(LoadState.loaded)
            .catchAndReturn(.failed(message: "Something went wrong."))
            .startWith(.loading)
    }

    /// While the content loads again, the view keeps what is on screen.
    nonisolated private static func reduce(
        _ state: LoadState<HomeContent>,
        _ change: LoadState<HomeContent>
    ) -> LoadState<HomeContent> {
        if case .loading = change, state.content != nil { state } else { change }
    }
}
