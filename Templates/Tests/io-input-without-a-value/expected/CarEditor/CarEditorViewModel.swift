import RxRelay
import RxSwift

/// What CarEditor is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol CarEditorViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
    func didChange(car: Car)
}

/// What CarEditor shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol CarEditorViewModelOutputs: CarEditorRouting {
    var title: Observable<String> { get }
    var name: Observable<String> { get }
    var isSaved: Observable<Bool> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol CarEditorViewModelTypes {
    var inputs: any CarEditorViewModelInputs { get }
    var outputs: any CarEditorViewModelOutputs { get }
}

/// Leads from CarEditor to other scenes. Every route adds an output of its own.
nonisolated protocol CarEditorRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any CarEditorRoute> { get }
}

/// A way from CarEditor to another scene, with the data that one starts with.
nonisolated protocol CarEditorRoute {
    @MainActor func follow(with router: CarEditorRouter)
}

/// Makes of the inputs of CarEditor what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class CarEditorViewModel: CarEditorViewModelTypes {
    var inputs: any CarEditorViewModelInputs { self }
    var outputs: any CarEditorViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any CarEditorRoute>()

    let carID: String
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let carSubject = PublishSubject<Car>()
    private let titleRelay = PublishRelay<String>()
    private let nameRelay = PublishRelay<String>()
    private let isSavedRelay = PublishRelay<Bool>()
    private let disposeBag = DisposeBag()

    init(withCarID carID: String) {
        self.carID = carID
        setupBindings()
    }

    /// Binds every output to the input that it depends on.
    private func setupBindings() {
        viewDidLoadSubject
            .map { Self.title() }
            .bind(to: titleRelay)
            .disposed(by: disposeBag)
        carSubject
            .map(Self.name)
            .bind(to: nameRelay)
            .disposed(by: disposeBag)
        carSubject
            .map(Self.isSaved)
            .bind(to: isSavedRelay)
            .disposed(by: disposeBag)
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Car Editor"
    }

    /// What `name` tells. It says the simplest thing until it is written.
    nonisolated static func name(_ car: Car) -> String {
        ""
    }

    /// What `isSaved` tells. It says the simplest thing until it is written.
    nonisolated static func isSaved(_ car: Car) -> Bool {
        false
    }
}

// MARK: - Inputs

nonisolated extension CarEditorViewModel: CarEditorViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func didChange(car: Car) {
        carSubject.onNext(car)
    }
}

// MARK: - Outputs

nonisolated extension CarEditorViewModel: CarEditorViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var name: Observable<String> {
        nameRelay.observe(on: MainScheduler.instance)
    }

    var isSaved: Observable<Bool> {
        isSavedRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any CarEditorRoute> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
