import RxRelay
import RxSwift

/// The inputs of CarEditor, called on the main thread.
nonisolated protocol CarEditorViewModelInputs {
    func viewDidLoad()
    /// Loads the content again.
    func reload()
    func didChange(car: Car)
}

/// The outputs of CarEditor, formatted for display. They arrive on the main thread.
nonisolated protocol CarEditorViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<CarEditorViewModel.Content>> { get }
    var name: Observable<String> { get }
    var isSaved: Observable<Bool> { get }
}

/// The view model of CarEditor, as its view controller uses it.
nonisolated protocol CarEditorViewModelTypes {
    var inputs: any CarEditorViewModelInputs { get }
    var outputs: any CarEditorViewModelOutputs { get }
}

/// Turns the inputs of CarEditor into its outputs. It doesn't depend on views.
nonisolated final class CarEditorViewModel: CarEditorViewModelTypes {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    var inputs: any CarEditorViewModelInputs { self }
    var outputs: any CarEditorViewModelOutputs { self }

    let carID: String
    private let loader = RxLoader<Content>()
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let reloadSubject = PublishSubject<Void>()
    private let carSubject = PublishSubject<Car>()
    private let nameRelay = PublishRelay<String>()
    // TODO: Bind isSaved to the inputs that it depends on.
    private let isSavedRelay = PublishRelay<Bool>()
    private let disposeBag = DisposeBag()

    init(withCarID carID: String) {
        self.carID = carID
        setupBindings()
    }

    /// Binds every output to the inputs that it depends on.
    private func setupBindings() {
        Observable.merge(viewDidLoadSubject, reloadSubject)
            .subscribe(
                with: self,
                onNext: { model, _ in model.loader.load(with: model) { $0.fetchContent() } }
            )
            .disposed(by: disposeBag)
        carSubject
            .map(Self.name)
            .bind(to: nameRelay)
            .disposed(by: disposeBag)
    }

    // TODO: Fetch what the scene shows, and format it after `observe(on: MainScheduler.instance)`.
    private func fetchContent() -> Single<Content> {
        .just(Content(title: "Car Editor"))
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

    func reload() {
        reloadSubject.onNext(())
    }

    func didChange(car: Car) {
        carSubject.onNext(car)
    }
}

// MARK: - Outputs

nonisolated extension CarEditorViewModel: CarEditorViewModelOutputs {
    var state: Observable<LoadState<Content>> { loader.states }

    var name: Observable<String> {
        nameRelay.observe(on: MainScheduler.instance)
    }

    var isSaved: Observable<Bool> {
        isSavedRelay.observe(on: MainScheduler.instance)
    }
}
