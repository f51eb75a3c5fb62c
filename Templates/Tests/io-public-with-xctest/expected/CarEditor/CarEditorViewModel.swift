import CarKit
import Foundation
import RxRelay
import RxSwift

/// What CarEditor is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol CarEditorViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
    func didChange(note: String)
}

/// What CarEditor shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol CarEditorViewModelOutputs: CarEditorRouting {
    var title: Observable<String> { get }
    var canSave: Observable<Bool> { get }
    var owner: Observable<Owner> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol CarEditorViewModelType {
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
nonisolated final class CarEditorViewModel: CarEditorViewModelType {
    var inputs: any CarEditorViewModelInputs { self }
    var outputs: any CarEditorViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any CarEditorRoute>()

    let car: Car
    let bought: Date
    let page: Int
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let noteSubject = PublishSubject<String>()
    private let titleRelay = PublishRelay<String>()
    private let canSaveRelay = PublishRelay<Bool>()
    private let ownerRelay = PublishRelay<Owner>()
    private let disposeBag = DisposeBag()

    init(editing car: Car, bought: Date, page: Int) {
        self.car = car
        self.bought = bought
        self.page = page
        setupBindings()
    }

    /// Binds every output to the input that it depends on.
    private func setupBindings() {
        viewDidLoadSubject
            .map { Self.title() }
            .bind(to: titleRelay)
            .disposed(by: disposeBag)
        noteSubject
            .map(Self.canSave)
            .bind(to: canSaveRelay)
            .disposed(by: disposeBag)
        noteSubject
            .flatMapLatest(Self.owner)
            .bind(to: ownerRelay)
            .disposed(by: disposeBag)
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Car Editor"
    }

    /// What `canSave` tells. It says the simplest thing until it is written.
    nonisolated static func canSave(_ note: String) -> Bool {
        false
    }

    /// What `owner` tells. It says nothing until it is written.
    nonisolated static func owner(_ note: String) -> Observable<Owner> {
        .empty()
    }
}

// MARK: - Inputs

nonisolated extension CarEditorViewModel: CarEditorViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func didChange(note: String) {
        noteSubject.onNext(note)
    }
}

// MARK: - Outputs

nonisolated extension CarEditorViewModel: CarEditorViewModelOutputs {
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var canSave: Observable<Bool> {
        canSaveRelay.observe(on: MainScheduler.instance)
    }

    var owner: Observable<Owner> {
        ownerRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any CarEditorRoute> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
