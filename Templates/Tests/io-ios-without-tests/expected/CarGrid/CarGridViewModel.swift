import Foundation
import RxRelay
import RxSwift

/// What happens in CarGrid. Calls may come from any thread.
nonisolated protocol CarGridViewModelInputs {
    func viewDidLoad()
    /// Loads the content again after a failure.
    func retry()
}

/// What CarGrid shows, formatted for display. It arrives on the main thread.
nonisolated protocol CarGridViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<CarGridViewModel.Content>> { get }
    var request: Observable<URLRequest?> { get }
    /// Requests for the router.
    var routes: Observable<RouteRequest> { get }
}

/// What the view controller sees of the view model.
nonisolated protocol CarGridViewModelTypes {
    var inputs: any CarGridViewModelInputs { get }
    var outputs: any CarGridViewModelOutputs { get }
}

/// Turns the inputs of CarGrid into its outputs. It doesn't depend on views.
nonisolated final class CarGridViewModel: CarGridViewModelTypes {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
        var rows: [String] = []
    }

    typealias Fetch = () -> Single<Content>

    var inputs: any CarGridViewModelInputs { self }
    var outputs: any CarGridViewModelOutputs { self }

    let photos: [URL]
    private let fetch: Fetch?
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let retrySubject = PublishSubject<Void>()
    private let stateRelay = BehaviorRelay(value: LoadState<Content>.loading)
    // TODO: Bind request to the inputs that it depends on.
    private let requestRelay = PublishRelay<URLRequest?>()
    private let routeRelay = PublishRelay<RouteRequest>()
    private let disposeBag = DisposeBag()

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(withPhotos photos: [URL], fetch: Fetch? = nil) {
        self.photos = photos
        self.fetch = fetch
        setupBindings()
    }

    /// Binds every output to the inputs that it depends on.
    private func setupBindings() {
        let loads = Observable.merge(viewDidLoadSubject, retrySubject)
        let loading = loads.flatMapLatest { [weak self] in self?.load() ?? .empty() }
        // Merge the changes of further inputs here, so that no update is lost.
        Observable.merge(loading)
            .scan(.loading, accumulator: Self.reduce)
            .bind(to: stateRelay)
            .disposed(by: disposeBag)
    }

    /// A failure ends here, so that another load can follow it.
    private func load() -> Observable<LoadState<Content>> {
        (fetch?() ?? fetchContent())
            .asObservable()
            .map(LoadState.loaded)
            .catchAndReturn(.failed(message: "Something went wrong."))
            .startWith(.loading)
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() -> Single<Content> {
        .just(Content(title: "Car Grid"))
    }

    /// While the content loads again, the view controller keeps what is on screen.
    private static func reduce(
        _ state: LoadState<Content>,
        _ change: LoadState<Content>
    ) -> LoadState<Content> {
        if case .loading = change, state.content != nil { state } else { change }
    }
}

// MARK: - Inputs

nonisolated extension CarGridViewModel: CarGridViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func retry() {
        retrySubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension CarGridViewModel: CarGridViewModelOutputs {
    var state: Observable<LoadState<Content>> {
        stateRelay
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    var request: Observable<URLRequest?> {
        requestRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<RouteRequest> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
