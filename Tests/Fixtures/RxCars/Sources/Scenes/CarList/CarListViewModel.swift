import RxRelay
import RxSwift

/// Loads what CarList shows and formats it for display. It doesn't depend on views.
///
/// Input may arrive on any thread. Output arrives on the main thread.
nonisolated final class CarListViewModel {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
        var rows: [String] = []
        var carIDs: [String] = []
    }

    typealias Fetch = () -> Single<Content>

    private enum Change {
        case loading
        case loaded(Content)
        case failed(message: String)
    }

    // MARK: - Input

    /// Loads the content, or loads it again.
    let loadRelay = PublishRelay<Void>()

    /// The row that the user selects.
    let selectRelay = PublishRelay<Int>()

    // MARK: - Output

    /// Every state, beginning with the current one.
    var state: Observable<LoadState<Content>> {
        stateRelay
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    /// The identifier of the car whose details to show.
    var details: Observable<String> {
        selectRelay
            .withLatestFrom(stateRelay, resultSelector: Self.carID)
            .compactMap { $0 }
            .observe(on: MainScheduler.instance)
    }

    // MARK: - Internal

    private let api: any CarFetching
    private let fetch: Fetch?
    private let stateRelay = BehaviorRelay(value: LoadState<Content>.loading)
    private let disposeBag = DisposeBag()

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(api: any CarFetching, fetch: Fetch? = nil) {
        self.api = api
        self.fetch = fetch
        setupRx()
    }

    /// Turns every input into changes of the state.
    private func setupRx() {
        let loading = loadRelay.flatMapLatest { [weak self] in self?.load() ?? .empty() }
        // Merge the changes of further inputs here, so that no update is lost.
        Observable.merge(loading)
            .scan(.loading, accumulator: Self.reduce)
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
    }

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<Change> {
        (fetch?() ?? fetchContent())
            .asObservable()
            .map(Change.loaded)
            .catchAndReturn(.failed(message: "Something went wrong."))
            .startWith(.loading)
    }

    private func fetchContent() -> Single<Content> {
        api.cars().map(Self.content)
    }

    private static func content(of cars: [Car]) -> Content {
        Content(
            title: "Cars",
            rows: cars.map { "\($0.name), \($0.seats) seats" },
            carIDs: cars.map(\.id)
        )
    }

    /// There is no car when the list has changed since the user touched it.
    private static func carID(inRow row: Int, of state: LoadState<Content>) -> String? {
        guard let carIDs = state.content?.carIDs, carIDs.indices.contains(row) else { return nil }
        return carIDs[row]
    }

    /// While the content loads again, the view controller keeps what is on screen.
    private static func reduce(
        _ state: LoadState<Content>,
        _ change: Change
    ) -> LoadState<Content> {
        switch change {
        case .loading: state.content == nil ? .loading : state
        case .loaded(let content): .loaded(content)
        case .failed(let message): .failed(message: message)
        }
    }
}
