import RxRelay
import RxSwift

/// What happens in SignIn. Calls may come from any thread.
nonisolated protocol SignInViewModelInputs {
    func viewDidLoad()
    /// Loads the content again after a failure.
    func retry()
    func didChange(email: String)
    func didChange(password: String)
    func submit()
}

/// What SignIn shows, formatted for display. It arrives on the main thread.
nonisolated protocol SignInViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<SignInViewModel.Content>> { get }
    var isEmailValid: Observable<Bool> { get }
    var message: Observable<String> { get }
    var isDone: Observable<Void> { get }
    /// Requests for the router.
    var routes: Observable<RouteRequest> { get }
}

/// What the view controller sees of the view model.
nonisolated protocol SignInViewModelTypes {
    var inputs: any SignInViewModelInputs { get }
    var outputs: any SignInViewModelOutputs { get }
}

/// Turns the inputs of SignIn into its outputs. It doesn't depend on views.
nonisolated final class SignInViewModel: SignInViewModelTypes {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    typealias Fetch = () -> Single<Content>

    var inputs: any SignInViewModelInputs { self }
    var outputs: any SignInViewModelOutputs { self }

    private let fetch: Fetch?
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let retrySubject = PublishSubject<Void>()
    private let emailSubject = PublishSubject<String>()
    private let passwordSubject = PublishSubject<String>()
    private let submitSubject = PublishSubject<Void>()
    private let stateRelay = BehaviorRelay(value: LoadState<Content>.loading)
    private let isEmailValidRelay = PublishRelay<Bool>()
    // TODO: Bind message to the inputs that it depends on.
    private let messageRelay = PublishRelay<String>()
    private let isDoneRelay = PublishRelay<Void>()
    private let routeRelay = PublishRelay<RouteRequest>()
    private let disposeBag = DisposeBag()

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(fetch: Fetch? = nil) {
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
        emailSubject
            .map(Self.isEmailValid)
            .bind(to: isEmailValidRelay)
            .disposed(by: disposeBag)
        submitSubject
            .bind(to: isDoneRelay)
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
        .just(Content(title: "Sign In"))
    }

    /// While the content loads again, the view controller keeps what is on screen.
    private static func reduce(
        _ state: LoadState<Content>,
        _ change: LoadState<Content>
    ) -> LoadState<Content> {
        if case .loading = change, state.content != nil { state } else { change }
    }

    // TODO: Work out isEmailValid.
    private static func isEmailValid(_ email: String) -> Bool {
        false
    }
}

// MARK: - Inputs

nonisolated extension SignInViewModel: SignInViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func retry() {
        retrySubject.onNext(())
    }

    func didChange(email: String) {
        emailSubject.onNext(email)
    }

    func didChange(password: String) {
        passwordSubject.onNext(password)
    }

    func submit() {
        submitSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension SignInViewModel: SignInViewModelOutputs {
    var state: Observable<LoadState<Content>> {
        stateRelay
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    var isEmailValid: Observable<Bool> {
        isEmailValidRelay.observe(on: MainScheduler.instance)
    }

    var message: Observable<String> {
        messageRelay.observe(on: MainScheduler.instance)
    }

    var isDone: Observable<Void> {
        isDoneRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<RouteRequest> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
