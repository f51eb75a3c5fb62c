import RxRelay
import RxSwift

/// Fetches and stores what CarList shows, and formats it for display.
///
/// It knows nothing of views. It is bound to no actor either: what it is sent may come on any
/// thread, and what it tells comes on the main one.
nonisolated final class CarListViewModel {
    /// What the view controller shows, ready for display.
    struct State: Equatable {
        var title = "Car List"
        /// One text for each row, from top to bottom.
        var rows: [String] = []
    }

    /// What is known of the cars.
    enum Content {
        case loading
        case cars([Car])
        case failed
    }

    // MARK: - Input

    /// Has what the scene shows fetched. The view controller sends it once its view has loaded.
    let loadRelay = PublishRelay<Void>()

    /// The number of the row that the user has chosen.
    let selectRelay = PublishRelay<Int>()

    // MARK: - Output

    /// Every state, beginning with the present one, on the main thread.
    var state: Observable<State> {
        contentRelay
            .map(CarListViewModel.state)
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    /// The identifier of each car whose details the user asks for, on the main thread.
    var details: Observable<String> {
        selectRelay
            .withLatestFrom(contentRelay, resultSelector: CarListViewModel.carID)
            .compactMap { $0 }
            .observe(on: MainScheduler.instance)
    }

    // MARK: - Internal

    private let api: any CarFetching
    private let contentRelay = BehaviorRelay(value: Content.loading)
    private let disposeBag = DisposeBag()

    init(api: any CarFetching) {
        self.api = api
        setupRx()
    }

    /// Binds every input to the state that comes of it.
    private func setupRx() {
        loadRelay
            .flatMapLatest { [weak self] in self?.fetch() ?? .empty() }
            .bind(to: contentRelay)
            .disposed(by: disposeBag)
    }

    /// An error ends here: one that reached the relay would end every later attempt, too.
    private func fetch() -> Observable<Content> {
        api.cars()
            .map(Content.cars)
            .catchAndReturn(.failed)
    }

    nonisolated static func state(of content: Content) -> State {
        switch content {
        case .loading: State()
        case .cars(let cars): State(rows: cars.map { "\($0.name), \($0.seats) seats" })
        case .failed: State(title: "No connection")
        }
    }

    /// Nothing for a row that is not there: content and row may come on different threads.
    nonisolated static func carID(inRow row: Int, of content: Content) -> String? {
        guard case .cars(let cars) = content, cars.indices.contains(row) else { return nil }
        return cars[row].id
    }
}
