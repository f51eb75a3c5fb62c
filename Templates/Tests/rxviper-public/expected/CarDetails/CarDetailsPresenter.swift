import RxRelay
import RxSwift

/// Decides what CarDetails shows and where it leads. It doesn't depend on views.
@MainActor
final class CarDetailsPresenter {
    let carID: String
    private weak var view: (any CarDetailsViewInterface)?
    private let interactor: any CarDetailsInteractorInterface
    private let wireframe: any CarDetailsWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        withCarID carID: String,
        view: any CarDetailsViewInterface,
        interactor: any CarDetailsInteractorInterface,
        wireframe: any CarDetailsWireframeInterface
    ) {
        self.carID = carID
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension CarDetailsPresenter: CarDetailsPresenterInterface {
    func configure(with output: CarDetails.ViewOutput) -> CarDetails.ViewInput {
        handle(close: output.actions.close)
        let content = handle(load: output.actions.load)
        return .init(events: CarDetailsEvents(content: content))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(load: Observable<Void>) -> Observable<CarDetailsContent> {
        let stateRelay = BehaviorRelay(value: LoadState<CarDetailsContent>.loading)
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
    private func load() -> Observable<LoadState<CarDetailsContent>> {
        interactor.fetchContent()
            .asObservable()
            .map(LoadState.loaded)
            .catchAndReturn(.failed(message: "Something went wrong."))
            .startWith(.loading)
    }

    /// While the content loads again, the view keeps what is on screen.
    nonisolated private static func reduce(
        _ state: LoadState<CarDetailsContent>,
        _ change: LoadState<CarDetailsContent>
    ) -> LoadState<CarDetailsContent> {
        if case .loading = change, state.content != nil { state } else { change }
    }
}
