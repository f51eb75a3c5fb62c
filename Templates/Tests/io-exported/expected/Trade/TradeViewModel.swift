import RxSwift

/// The inputs of Trade, called on the main thread.
nonisolated protocol TradeViewModelInputs {
    func viewDidLoad()
    /// Loads the content again.
    func reload()
}

/// The outputs of Trade, formatted for display. They arrive on the main thread.
nonisolated protocol TradeViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<TradeViewModel.Content>> { get }
}

/// The view model of Trade, as its view controller uses it.
nonisolated protocol TradeViewModelTypes {
    var inputs: any TradeViewModelInputs { get }
    var outputs: any TradeViewModelOutputs { get }
}

/// Turns the inputs of Trade into its outputs. It doesn't depend on views.
nonisolated final class TradeViewModel: TradeViewModelTypes {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    var inputs: any TradeViewModelInputs { self }
    var outputs: any TradeViewModelOutputs { self }

    let item: Item
    private let loader = RxLoader<Content>()
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let reloadSubject = PublishSubject<Void>()
    private let disposeBag = DisposeBag()

    init(withItem item: Item) {
        self.item = item
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
        .just(Content(title: "Trade"))
    }
}

// MARK: - Inputs

nonisolated extension TradeViewModel: TradeViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func reload() {
        reloadSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension TradeViewModel: TradeViewModelOutputs {
    var state: Observable<LoadState<Content>> { loader.states }
}
