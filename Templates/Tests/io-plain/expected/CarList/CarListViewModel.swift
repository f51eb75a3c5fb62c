import RxSwift

/// The inputs of CarList, called on the main thread.
nonisolated protocol CarListViewModelInputs {
    func viewDidLoad()
    /// Loads the content again.
    func reload()
}

/// The outputs of CarList, formatted for display. They arrive on the main thread.
nonisolated protocol CarListViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<CarListViewModel.Content>> { get }
}

/// The view model of CarList, as its view controller uses it.
nonisolated protocol CarListViewModelTypes {
    var inputs: any CarListViewModelInputs { get }
    var outputs: any CarListViewModelOutputs { get }
}

/// Turns the inputs of CarList into its outputs. It doesn't depend on views.
nonisolated final class CarListViewModel: CarListViewModelTypes {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    var inputs: any CarListViewModelInputs { self }
    var outputs: any CarListViewModelOutputs { self }

    private let loader = RxLoader<Content>()
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let reloadSubject = PublishSubject<Void>()
    private let disposeBag = DisposeBag()

    init() {
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
    }

    // TODO: Fetch what the scene shows, and format it after `observe(on: MainScheduler.instance)`.
    private func fetchContent() -> Single<Content> {
        .just(Content(title: "Car List"))
    }
}

// MARK: - Inputs

nonisolated extension CarListViewModel: CarListViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func reload() {
        reloadSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension CarListViewModel: CarListViewModelOutputs {
    var state: Observable<LoadState<Content>> { loader.states }
}
