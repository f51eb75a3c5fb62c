import RxRelay
import RxSwift

/// What Welcome is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol WelcomeViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
}

/// What Welcome shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol WelcomeViewModelOutputs: WelcomeRouting {
    var title: Observable<String> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol WelcomeViewModelTypes {
    var inputs: any WelcomeViewModelInputs { get }
    var outputs: any WelcomeViewModelOutputs { get }
}

/// Leads from Welcome to other scenes. Every route adds an output of its own.
nonisolated protocol WelcomeRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any WelcomeRoute> { get }
}

/// A way from Welcome to another scene, with the data that one starts with.
nonisolated protocol WelcomeRoute {
    @MainActor func follow(with router: WelcomeRouter)
}

/// Makes of the inputs of Welcome what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class WelcomeViewModel: WelcomeViewModelTypes {
    var inputs: any WelcomeViewModelInputs { self }
    var outputs: any WelcomeViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any WelcomeRoute>()

    let email: String
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let titleRelay = PublishRelay<String>()
    private let disposeBag = DisposeBag()

    init(withEmail email: String) {
        self.email = email
        setupBindings()
    }

    /// Binds every output to the input that it depends on.
    private func setupBindings() {
        viewDidLoadSubject
            .map { Self.title() }
            .bind(to: titleRelay)
            .disposed(by: disposeBag)
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Welcome"
    }
}

// MARK: - Inputs

nonisolated extension WelcomeViewModel: WelcomeViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension WelcomeViewModel: WelcomeViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any WelcomeRoute> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
