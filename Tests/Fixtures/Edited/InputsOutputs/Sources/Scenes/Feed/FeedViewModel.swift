import RxRelay
import RxSwift

/// What Feed is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol FeedViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
    func refresh()
}

/// What Feed shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol FeedViewModelOutputs: FeedRouting {
    var title: Observable<String> { get }
    var name: Observable<String> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol FeedViewModelTypes {
    var inputs: any FeedViewModelInputs { get }
    var outputs: any FeedViewModelOutputs { get }
}

/// Leads from Feed to other scenes. Every route adds an output of its own.
nonisolated protocol FeedRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any FeedRoute> { get }
}

/// A way from Feed to another scene, with the data that one starts with.
nonisolated protocol FeedRoute {
    @MainActor func follow(with router: FeedRouter)
}

/// Makes of the inputs of Feed what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class FeedViewModel: FeedViewModelTypes {
    var inputs: any FeedViewModelInputs { self }
    var outputs: any FeedViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any FeedRoute>()

    private let viewDidLoadSubject = PublishSubject<Void>()
    private let refreshSubject = PublishSubject<Void>()
    private let titleRelay = PublishRelay<String>()
    private let nameRelay = PublishRelay<String>()
    private let disposeBag = DisposeBag()

    init() {
        setupBindings()
    }

    /// Binds every output to the input that it depends on.
    private func setupBindings() {
        viewDidLoadSubject
            .map { Self.title() }
            .bind(to: titleRelay)
            .disposed(by: disposeBag)
        refreshSubject
            .map { Self.name() }
            .bind(to: nameRelay)
            .disposed(by: disposeBag)
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Feed"
    }

    /// What `name` tells. It says the simplest thing until it is written.
    nonisolated static func name() -> String {
        ""
    }
}

// MARK: - Inputs

nonisolated extension FeedViewModel: FeedViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func refresh() {
        refreshSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension FeedViewModel: FeedViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var name: Observable<String> {
        nameRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any FeedRoute> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
