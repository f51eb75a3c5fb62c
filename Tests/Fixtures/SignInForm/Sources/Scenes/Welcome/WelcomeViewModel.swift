import RxRelay
import RxSwift

/// What happens in Welcome. Calls may come from any thread.
nonisolated protocol WelcomeViewModelInputs {
    func viewDidLoad()
    /// Loads the content again after a failure.
    func retry()
}

/// What Welcome shows, formatted for display. It arrives on the main thread.
nonisolated protocol WelcomeViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<WelcomeViewModel.Content>> { get }
    /// Requests for the router.
    var routes: Observable<RouteRequest> { get }
}

/// What the view controller sees of the view model.
nonisolated protocol WelcomeViewModelTypes {
    var inputs: any WelcomeViewModelInputs { get }
    var outputs: any WelcomeViewModelOutputs { get }
}

/// Turns the inputs of Welcome into its outputs. It doesn't depend on views.
nonisolated final class WelcomeViewModel: WelcomeViewModelTypes {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    typealias Fetch = () -> Single<Content>

    var inputs: any WelcomeViewModelInputs { self }
    var outputs: any WelcomeViewModelOutputs { self }

    let email: String
    private let fetch: Fetch?
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let retrySubject = PublishSubject<Void>()
    private let stateRelay = BehaviorRelay(value: LoadState<Content>.loading)
    private let routeRelay = PublishRelay<RouteRequest>()
    private let disposeBag = DisposeBag()

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(withEmail email: String, fetch: Fetch? = nil) {
        self.email = email
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
        .just(Content(title: "Welcome"))
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

nonisolated extension WelcomeViewModel: WelcomeViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func retry() {
        retrySubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension WelcomeViewModel: WelcomeViewModelOutputs {
    var state: Observable<LoadState<Content>> {
        stateRelay
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    var routes: Observable<RouteRequest> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
