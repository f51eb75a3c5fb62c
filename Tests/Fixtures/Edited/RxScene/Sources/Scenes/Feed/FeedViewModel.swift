import RxRelay
import RxSwift

/// Fetches and stores what Feed shows, and formats it for display.
///
/// It knows nothing of views. It is bound to no actor either: what it is sent may come on any
/// thread, and what it tells comes on the main one.
nonisolated final class FeedViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = ""
    }

    // MARK: - Input

    /// Has what the scene shows fetched. The view controller sends it once its view has loaded.
    let loadRelay = PublishRelay<Void>()

    // MARK: - Output

    /// Every state, beginning with the present one, on the main thread.
    var state: Observable<State> {
        stateRelay
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    // MARK: - Internal

    private let stateRelay = BehaviorRelay(value: State())
    private let disposeBag = DisposeBag()

    init() {
        setupRx()
    }

    /// Binds every input to the state that comes of it.
    private func setupRx() {
        loadRelay
            .withLatestFrom(stateRelay)
            .map(FeedViewModel.loaded)
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
    }

    /// What the scene shows once everything is fetched. It reads and changes nothing else.
    nonisolated static func loaded(_ state: State) -> State {
        var state = state
        state.title = "Feed"
        return state
    }
}
