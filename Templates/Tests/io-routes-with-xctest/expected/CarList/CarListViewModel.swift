import RxRelay
import RxSwift

/// What CarList is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol CarListViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
}

/// What CarList shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol CarListViewModelOutputs: CarListRouting {
    var title: Observable<String> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol CarListViewModelTypes {
    var inputs: any CarListViewModelInputs { get }
    var outputs: any CarListViewModelOutputs { get }
}

/// Leads from CarList to other scenes. Every route adds an output of its own.
nonisolated protocol CarListRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any CarListRoute> { get }
}

/// A way from CarList to another scene, with the data that one starts with.
nonisolated protocol CarListRoute {
    @MainActor func follow(with router: CarListRouter)
}

/// Makes of the inputs of CarList what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarListViewModel: CarListViewModelTypes {
    var inputs: any CarListViewModelInputs { self }
    var outputs: any CarListViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any CarListRoute>()

    private let viewDidLoadSubject = PublishSubject<Void>()
    private let titleRelay = PublishRelay<String>()
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
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Car List"
    }
}

// MARK: - Inputs

nonisolated extension CarListViewModel: CarListViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension CarListViewModel: CarListViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any CarListRoute> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
