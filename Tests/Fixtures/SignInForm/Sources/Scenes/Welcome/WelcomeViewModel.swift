import RxSwift

/// The inputs of Welcome, called on the main thread.
nonisolated protocol WelcomeViewModelInputs {
    func viewDidLoad()
    /// Loads the content again.
    func reload()
}

/// The outputs of Welcome, formatted for display. They arrive on the main thread.
nonisolated protocol WelcomeViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<WelcomeViewModel.Content>> { get }
}

/// The view model of Welcome, as its view controller uses it.
nonisolated protocol WelcomeViewModelTypes {
    var inputs: any WelcomeViewModelInputs { get }
    var outputs: any WelcomeViewModelOutputs { get }
}

/// Turns the inputs of Welcome into its outputs. It doesn't depend on views.
nonisolated final class WelcomeViewModel: WelcomeViewModelTypes {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    var inputs: any WelcomeViewModelInputs { self }
    var outputs: any WelcomeViewModelOutputs { self }

    let email: String
    private let loader = RxLoader<Content>()
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let reloadSubject = PublishSubject<Void>()
    private let disposeBag = DisposeBag()

    init(withEmail email: String) {
        self.email = email
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
        .just(Content(title: "Welcome"))
    }
}

// MARK: - Inputs

nonisolated extension WelcomeViewModel: WelcomeViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func reload() {
        reloadSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension WelcomeViewModel: WelcomeViewModelOutputs {
    var state: Observable<LoadState<Content>> { loader.states }
}
