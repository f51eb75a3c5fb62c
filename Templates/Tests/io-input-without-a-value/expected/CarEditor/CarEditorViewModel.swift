import RxRelay
import RxSwift

/// What happens in CarEditor. Calls may come from any thread.
nonisolated protocol CarEditorViewModelInputs {
    func viewDidLoad()
    /// Loads the content again after a failure.
    func retry()
    func didChange(car: Car)
}

/// What CarEditor shows, formatted for display. It arrives on the main thread.
nonisolated protocol CarEditorViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<CarEditorViewModel.Content>> { get }
    var name: Observable<String> { get }
    var isSaved: Observable<Bool> { get }
    /// Requests for the router.
    var routes: Observable<RouteRequest> { get }
}

/// What the view controller sees of the view model.
nonisolated protocol CarEditorViewModelTypes {
    var inputs: any CarEditorViewModelInputs { get }
    var outputs: any CarEditorViewModelOutputs { get }
}

/// Turns the inputs of CarEditor into its outputs. It doesn't depend on views.
nonisolated final class CarEditorViewModel: CarEditorViewModelTypes {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    typealias Fetch = () -> Single<Content>

    var inputs: any CarEditorViewModelInputs { self }
    var outputs: any CarEditorViewModelOutputs { self }

    let carID: String
    private let fetch: Fetch?
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let retrySubject = PublishSubject<Void>()
    private let carSubject = PublishSubject<Car>()
    private let stateRelay = BehaviorRelay(value: LoadState<Content>.loading)
    private let nameRelay = PublishRelay<String>()
    // TODO: Bind isSaved to the inputs that it depends on.
    private let isSavedRelay = PublishRelay<Bool>()
    private let routeRelay = PublishRelay<RouteRequest>()
    private let disposeBag = DisposeBag()

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(withCarID carID: String, fetch: Fetch? = nil) {
        self.carID = carID
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
        carSubject
            .map(Self.name)
            .bind(to: nameRelay)
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
        .just(Content(title: "Car Editor"))
    }

    /// While the content loads again, the view controller keeps what is on screen.
    private static func reduce(
        _ state: LoadState<Content>,
        _ change: LoadState<Content>
    ) -> LoadState<Content> {
        if case .loading = change, state.content != nil { state } else { change }
    }

    // TODO: Work out name.
    private static func name(_ car: Car) -> String {
        ""
    }
}

// MARK: - Inputs

nonisolated extension CarEditorViewModel: CarEditorViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func retry() {
        retrySubject.onNext(())
    }

    func didChange(car: Car) {
        carSubject.onNext(car)
    }
}

// MARK: - Outputs

nonisolated extension CarEditorViewModel: CarEditorViewModelOutputs {
    var state: Observable<LoadState<Content>> {
        stateRelay
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    var name: Observable<String> {
        nameRelay.observe(on: MainScheduler.instance)
    }

    var isSaved: Observable<Bool> {
        isSavedRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<RouteRequest> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
