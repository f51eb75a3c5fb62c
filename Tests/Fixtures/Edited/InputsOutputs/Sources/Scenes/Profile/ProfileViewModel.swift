import RxRelay
import RxSwift

/// What Profile is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol ProfileViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
    func refresh()
}

/// What Profile shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol ProfileViewModelOutputs: ProfileRouting {
    var title: Observable<String> { get }
    var name: Observable<String> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol ProfileViewModelTypes {
    var inputs: any ProfileViewModelInputs { get }
    var outputs: any ProfileViewModelOutputs { get }
}

/// Leads from Profile to other scenes. Every route adds an output of its own.
nonisolated protocol ProfileRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any ProfileRoute> { get }
}

/// A way from Profile to another scene, with the data that one starts with.
nonisolated protocol ProfileRoute {
    @MainActor func follow(with router: ProfileRouter)
}

/// Makes of the inputs of Profile what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class ProfileViewModel: ProfileViewModelTypes {
    var inputs: any ProfileViewModelInputs { self }
    var outputs: any ProfileViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any ProfileRoute>()

    let userID: Int
    /// Written by hand: shown until anything else is known.
    let fallbackName = "No name"
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let refreshSubject = PublishSubject<Void>()
    private let titleRelay = PublishRelay<String>()
    private let nameRelay = PublishRelay<String>()
    private let disposeBag = DisposeBag()

    init(withUserID userID: Int) {
        self.userID = userID
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
        // Written by hand: the server has the real one.
        "Profile"
    }

    /// What `name` tells. It says the simplest thing until it is written.
    nonisolated static func name() -> String {
        ""
    }
}

// MARK: - Inputs

nonisolated extension ProfileViewModel: ProfileViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func refresh() {
        refreshSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension ProfileViewModel: ProfileViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var name: Observable<String> {
        nameRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any ProfileRoute> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}

// Written by hand.
nonisolated extension ProfileViewModel {
    var greeting: String { "\(fallbackName) \(userID)" }
}
