import RxRelay
import RxSwift

/// The inputs of SignIn, called on the main thread.
nonisolated protocol SignInViewModelInputs {
    func viewDidLoad()
    /// Loads the content again.
    func reload()
    func didChange(email: String)
    func didChange(password: String)
    func submit()
}

/// The outputs of SignIn, formatted for display. They arrive on the main thread.
nonisolated protocol SignInViewModelOutputs {
    /// Every state, beginning with the current one.
    var state: Observable<LoadState<SignInViewModel.Content>> { get }
    var isEmailValid: Observable<Bool> { get }
    var message: Observable<String> { get }
    var isDone: Observable<Void> { get }
}

/// The view model of SignIn, as its view controller uses it.
nonisolated protocol SignInViewModelTypes {
    var inputs: any SignInViewModelInputs { get }
    var outputs: any SignInViewModelOutputs { get }
}

/// Turns the inputs of SignIn into its outputs. It doesn't depend on views.
nonisolated final class SignInViewModel: SignInViewModelTypes {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    var inputs: any SignInViewModelInputs { self }
    var outputs: any SignInViewModelOutputs { self }

    private let loader = RxLoader<Content>()
    private let viewDidLoadSubject = PublishSubject<Void>()
    private let reloadSubject = PublishSubject<Void>()
    private let emailSubject = PublishSubject<String>()
    private let passwordSubject = PublishSubject<String>()
    private let submitSubject = PublishSubject<Void>()
    private let isEmailValidRelay = PublishRelay<Bool>()
    // TODO: Bind message to the inputs that it depends on.
    private let messageRelay = PublishRelay<String>()
    private let isDoneRelay = PublishRelay<Void>()
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
        emailSubject
            .map(Self.isEmailValid)
            .bind(to: isEmailValidRelay)
            .disposed(by: disposeBag)
        submitSubject
            .bind(to: isDoneRelay)
            .disposed(by: disposeBag)
    }

    // TODO: Fetch what the scene shows, and format it after `observe(on: MainScheduler.instance)`.
    private func fetchContent() -> Single<Content> {
        .just(Content(title: "Sign In"))
    }

    // TODO: Work out isEmailValid.
    private static func isEmailValid(_ email: String) -> Bool {
        false
    }
}

// MARK: - Inputs

nonisolated extension SignInViewModel: SignInViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
    }

    func reload() {
        reloadSubject.onNext(())
    }

    func didChange(email: String) {
        emailSubject.onNext(email)
    }

    func didChange(password: String) {
        passwordSubject.onNext(password)
    }

    func submit() {
        submitSubject.onNext(())
    }
}

// MARK: - Outputs

nonisolated extension SignInViewModel: SignInViewModelOutputs {
    var state: Observable<LoadState<Content>> { loader.states }

    var isEmailValid: Observable<Bool> {
        isEmailValidRelay.observe(on: MainScheduler.instance)
    }

    var message: Observable<String> {
        messageRelay.observe(on: MainScheduler.instance)
    }

    var isDone: Observable<Void> {
        isDoneRelay.observe(on: MainScheduler.instance)
    }
}
