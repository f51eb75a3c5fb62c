import RxRelay
import RxSwift

/// Loads the content of a scene.
///
/// The newest load wins, and a reload keeps what is on screen until it succeeds. Loads and
/// changes may come from any thread, and take effect on the main thread.
nonisolated final class RxLoader<Content> {
    private typealias Step = (inout LoadState<Content>) -> Void

    private let message: (any Error) -> String
    private let events = SceneEvents.current
    private let loadRelay = PublishRelay<Observable<Step>>()
    private let changeRelay = PublishRelay<Step>()
    private let stateRelay = BehaviorRelay(value: LoadState<Content>())
    private let disposeBag = DisposeBag()
    private var isPaging = false
    private var waitingPage: (() -> Void)?

    /// - Parameter message: Returns the message of a failure, formatted for display.
    init(message: @escaping (any Error) -> String = { _ in SceneTexts.failure }) {
        self.message = message
        Observable.merge(changeRelay.asObservable(), loadRelay.flatMapLatest { $0 })
            .scan(into: LoadState()) { state, step in step(&state) }
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
        stateRelay
            .filter { !$0.isLoading }
            .subscribe(onNext: { [weak self] state in self?.loadWaitingPage(after: state) })
            .disposed(by: disposeBag)
    }

    /// The current state.
    var state: LoadState<Content> { stateRelay.value }

    /// Every state, beginning with the current one, on the main thread.
    var states: Observable<LoadState<Content>> {
        stateRelay.observe(on: MainScheduler.instance)
    }

    /// The message of every load that fails while there is content, which stays.
    var failedReload: Observable<String> {
        states
            .map { state in state.content == nil ? nil : state.failure }
            .distinctUntilChanged()
            .compactMap { $0 }
    }

    /// Loads what a function fetches, which is called again after a change.
    func load<Object: AnyObject>(
        with object: Object,
        _ fetch: @escaping (Object) -> Single<Content>
    ) {
        load(.deferred { [weak object] in object.map(fetch) ?? .never() })
    }

    /// Loads what a `Single` fetches, which is subscribed to again after a change.
    ///
    /// - Parameter accepts: Whether to load, asked when the load begins.
    func load(
        _ fetch: Single<Content>,
        if accepts: @escaping (LoadState<Content>) -> Bool = { _ in true }
    ) {
        onMainThread { [self] in if accepts(state) { start(fetch) } }
    }

    /// Loads what `fetch` is passed, and what follows, such as a page, unless there is no more.
    /// If a load is running, it must succeed first. A page is loaded once at a time.
    func loadMore(
        unless isComplete: @escaping (Content) -> Bool = { _ in false },
        _ fetch: @escaping (Content) -> Single<Content>
    ) {
        onMainThread { [self] in
            guard let content = state.content else { return }
            if state.isLoading {
                if isPaging { return }
                waitingPage = { [weak self] in self?.loadMore(unless: isComplete, fetch) }
            } else if !isComplete(content) {
                start(.deferred { [stateRelay] in fetch(stateRelay.value.content ?? content) })
                isPaging = true
            }
        }
    }

    /// Changes what has been loaded. A load that is running fetches again.
    func change(_ change: @escaping (inout Content) -> Void) {
        onMainThread { [self] in
            if state.content != nil { changeRelay.accept(Self.apply(change)) }
        }
    }

    private func loadWaitingPage(after state: LoadState<Content>) {
        if state.failure == nil { waitingPage?() }
        waitingPage = nil
    }

    private func start(_ fetch: Single<Content>) {
        isPaging = false
        let end =
            fetch.asObservable()
            .map(Self.succeed)
            .do(onError: { [events] error in
                Task { @MainActor in events.observer?(.failure(error, content: Content.self)) }
            })
            .catch { [message] error in .just(Self.fail(message(error))) }
            // A newer input also disposes of a result on its way to the main thread.
            .observe(on: MainScheduler.instance)
        // What was fetched before a change may contradict it. The fourth change ends the load.
        let changes = changeRelay.scan(0) { count, _ in count + 1 }.startWith(0)
        let ends = changes.flatMapLatest { $0 < 3 ? end : .just { $0.isLoading = false } }
        loadRelay.accept(ends.take(1).startWith(Self.begin))
    }

    /// Runs an input at once on the main thread, but not inside another one.
    private func onMainThread(_ input: @escaping () -> Void) {
        _ = MainScheduler.instance.schedule(()) {
            input()
            return Disposables.create()
        }
    }

    private static func begin(_ state: inout LoadState<Content>) {
        state = LoadState(content: state.content, isLoading: true)
    }

    private static func succeed(_ content: Content) -> Step {
        { $0 = LoadState(content: content) }
    }

    private static func fail(_ message: String) -> Step {
        { $0 = LoadState(content: $0.content, failure: message) }
    }

    private static func apply(_ change: @escaping (inout Content) -> Void) -> Step {
        { state in
            guard var content = state.content else { return }
            change(&content)
            state.content = content
        }
    }
}
