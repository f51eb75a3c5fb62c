import RxRelay
import RxSwift

/// Decides what Register shows and where it leads. It doesn't depend on views.
@MainActor
final class RegisterPresenter {
    typealias Fetch = () -> Single<RegisterContent>

    private weak var view: (any RegisterViewInterface)?
    private let wireframe: any RegisterWireframeInterface
    private let fetch: Fetch?
    private let disposeBag = DisposeBag()

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(
        view: any RegisterViewInterface,
        wireframe: any RegisterWireframeInterface,
        fetch: RegisterPresenter.Fetch? = nil
    ) {
        self.view = view
        self.wireframe = wireframe
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() -> Single<RegisterContent> {
        .just(RegisterContent(title: "Register"))
    }
}

extension RegisterPresenter: RegisterPresenterInterface {
    func configure(with output: Register.ViewOutput) -> Register.ViewInput {
        handle(close: output.actions.close)
        let content = handle(load: output.actions.load)
        return .init(events: RegisterEvents(content: content))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(load: Observable<Void>) -> Observable<RegisterContent> {
        let stateRelay = BehaviorRelay(value: LoadState<RegisterContent>.loading)
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
    private func load() -> Observable<LoadState<RegisterContent>> {
        (fetch?() ?? fetchContent())
            .asObservable()
            .map(LoadState.loaded)
            .catchAndReturn(.failed(message: "Something went wrong."))
            .startWith(.loading)
    }

    /// While the content loads again, the view keeps what is on screen.
    nonisolated private static func reduce(
        _ state: LoadState<RegisterContent>,
        _ change: LoadState<RegisterContent>
    ) -> LoadState<RegisterContent> {
        if case .loading = change, state.content != nil { state } else { change }
    }
}
