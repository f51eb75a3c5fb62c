import RxRelay
import RxSwift

/// What SignIn is told: what the user does, and what becomes of the view. It may come on any
/// thread.
nonisolated protocol SignInViewModelInputs {
    /// The view has loaded, and whoever shows it listens to every output.
    func viewDidLoad()
    func didChange(email: String)
    func didChange(password: String)
    func submit()
}

/// What SignIn shows, ready for display, and where it leads. All of it comes on the main thread.
nonisolated protocol SignInViewModelOutputs: SignInRouting {
    var title: Observable<String> { get }
    var isEmailValid: Observable<Bool> { get }
    var message: Observable<String> { get }
}

/// All that a view controller sees of the view model.
nonisolated protocol SignInViewModelTypes {
    var inputs: any SignInViewModelInputs { get }
    var outputs: any SignInViewModelOutputs { get }
}

/// Leads from SignIn to other scenes. Every route adds an output of its own.
nonisolated protocol SignInRouting {
    /// Each route when it is to be followed.
    var routes: Observable<any SignInRoute> { get }
}

/// A way from SignIn to another scene, with the data that one starts with.
nonisolated protocol SignInRoute {
    @MainActor func follow(with router: SignInRouter)
}

/// Makes of the inputs of SignIn what its outputs tell.
///
/// It knows nothing of views, and is bound to no actor.
nonisolated final class SignInViewModel: SignInViewModelTypes {
    var inputs: any SignInViewModelInputs { self }
    var outputs: any SignInViewModelOutputs { self }

    /// Takes each route that is to be followed. No view sees it.
    let routeRelay = PublishRelay<any SignInRoute>()

    private let viewDidLoadSubject = PublishSubject<Void>()
    private let emailSubject = PublishSubject<String>()
    private let passwordSubject = PublishSubject<String>()
    private let submitSubject = PublishSubject<Void>()
    private let titleRelay = PublishRelay<String>()
    private let isEmailValidRelay = PublishRelay<Bool>()
    private let messageRelay = PublishRelay<String>()
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
        // The first input stands for those that an output depends on, until these are known.
        emailSubject
            .map(Self.isEmailValid)
            .bind(to: isEmailValidRelay)
            .disposed(by: disposeBag)
        emailSubject
            .map(Self.message)
            .bind(to: messageRelay)
            .disposed(by: disposeBag)
    }

    // MARK: - Transforms

    nonisolated static func title() -> String {
        "Sign In"
    }

    /// What `isEmailValid` tells. It says the simplest thing until it is written.
    nonisolated static func isEmailValid(_ email: String) -> Bool {
        false
    }

    /// What `message` tells. It says the simplest thing until it is written.
    nonisolated static func message(_ email: String) -> String {
        ""
    }
}

// MARK: - Inputs

nonisolated extension SignInViewModel: SignInViewModelInputs {
    func viewDidLoad() {
        viewDidLoadSubject.onNext(())
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
    var title: Observable<String> {
        titleRelay.observe(on: MainScheduler.instance)
    }

    var isEmailValid: Observable<Bool> {
        isEmailValidRelay.observe(on: MainScheduler.instance)
    }

    var message: Observable<String> {
        messageRelay.observe(on: MainScheduler.instance)
    }

    var routes: Observable<any SignInRoute> {
        routeRelay.observe(on: MainScheduler.instance)
    }
}
