import RxRelay
public import RxSwift

/// Loads the content of a scene.
///
/// The newest load wins, and a reload keeps what is on screen until it succeeds. Loads and
/// changes may come from any thread, and take effect on the main thread.
public nonisolated final class RxLoader<Content> {
    private typealias Step = (inout LoadState<Content>) -> Void

    private let message: (any Error) -> String
    private let inputRelay = PublishRelay<Observable<Step>>()
    private let stateRelay = BehaviorRelay(value: LoadState<Content>())
    private let disposeBag = DisposeBag()

    /// - Parameter message: Returns the message of a failure, formatted for display.
    public init(message: @escaping (any Error) -> String = { _ in SceneTexts.failure }) {
        self.message = message
        inputRelay
            .flatMapLatest { $0 }
            .scan(into: LoadState()) { state, step in step(&state) }
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
    }

    /// The current state.
    public var state: LoadState<Content> { stateRelay.value }

    /// Every state, beginning with the current one, on the main thread.
    public var states: Observable<LoadState<Content>> {
        stateRelay.observe(on: MainScheduler.instance)
    }

    public func load(_ fetch: Single<Content>) {
        let end =
            fetch.asObservable()
            .map(Self.succeed)
            .do(onError: Self.report)
            .catch { [message] error in .just(Self.fail(message(error))) }
            // A newer input also disposes of a result on its way to the main thread.
            .observe(on: MainScheduler.instance)
        onMainThread { [inputRelay] in inputRelay.accept(end.startWith(Self.begin)) }
    }

    /// Changes what has been loaded. It cancels the load that began before it.
    public func change(_ change: @escaping (inout Content) -> Void) {
        onMainThread { [inputRelay, stateRelay] in
            guard var content = stateRelay.value.content else { return }
            change(&content)
            inputRelay.accept(.just(Self.replace(with: content)))
        }
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

    private static func report(_ error: any Error) {
        Task { @MainActor in
            SceneEvents.observer?(LoadFailure(error: error, content: Content.self))
        }
    }

    private static func replace(with content: Content) -> Step {
        { $0 = LoadState(content: content, failure: $0.failure) }
    }
}
