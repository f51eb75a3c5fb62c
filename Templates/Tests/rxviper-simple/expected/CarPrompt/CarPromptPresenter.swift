import RxRelay
import RxSwift

/// Decides what CarPrompt shows and where it leads. It doesn't depend on views.
@MainActor
final class CarPromptPresenter {
    typealias Fetch = () -> Single<CarPromptContent>

    let question: String
    let onAnswer: (Bool) -> Void
    private let clock: any CarClock
    private weak var view: (any CarPromptViewInterface)?
    private let wireframe: any CarPromptWireframeInterface
    private let fetch: Fetch?
    private let disposeBag = DisposeBag()

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(
        withQuestion question: String,
        onAnswer: @escaping (Bool) -> Void,
        clock: any CarClock,
        view: any CarPromptViewInterface,
        wireframe: any CarPromptWireframeInterface,
        fetch: CarPromptPresenter.Fetch? = nil
    ) {
        self.question = question
        self.onAnswer = onAnswer
        self.clock = clock
        self.view = view
        self.wireframe = wireframe
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() -> Single<CarPromptContent> {
        .just(CarPromptContent(title: "Car Prompt"))
    }
}

extension CarPromptPresenter: CarPromptPresenterInterface {
    func configure(with output: CarPrompt.ViewOutput) -> CarPrompt.ViewInput {
        handle(close: output.actions.close)
        let content = handle(load: output.actions.load)
        return .init(events: CarPromptEvents(content: content))
    }

    private func handle(close: Observable<Void>) {
        close
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.close() })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(load: Observable<Void>) -> Observable<CarPromptContent> {
        let stateRelay = BehaviorRelay(value: LoadState<CarPromptContent>.loading)
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
    private func load() -> Observable<LoadState<CarPromptContent>> {
        (fetch?() ?? fetchContent())
            .asObservable()
            .map(LoadState.loaded)
            .catchAndReturn(.failed(message: "Something went wrong."))
            .startWith(.loading)
    }

    /// While the content loads again, the view keeps what is on screen.
    nonisolated private static func reduce(
        _ state: LoadState<CarPromptContent>,
        _ change: LoadState<CarPromptContent>
    ) -> LoadState<CarPromptContent> {
        if case .loading = change, state.content != nil { state } else { change }
    }
}
