import RxSwift

/// Makes events of the actions of Login, and decides when it leads elsewhere.
///
/// It knows the other parts by their interfaces alone, and nothing of UIKit.
@MainActor
final class LoginPresenter {
    /// What the user has typed.
    struct Form: Equatable {
        let email: String
        let password: String
    }

    private weak var view: (any LoginViewInterface)?
    private let interactor: any LoginInteractorInterface
    private let wireframe: any LoginWireframeInterface
    private let disposeBag = DisposeBag()

    init(
        view: any LoginViewInterface,
        interactor: any LoginInteractorInterface,
        wireframe: any LoginWireframeInterface
    ) {
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }
}

extension LoginPresenter: LoginPresenterInterface {
    func configure(with output: Login.ViewOutput) -> Login.ViewInput {
        let actions = output.actions
        let form = Observable.combineLatest(
            actions.email,
            actions.password,
            resultSelector: Self.form
        )
        handle(register: actions.register)
        return .init(
            events: LoginEvents(
                isLoginEnabled: handle(form: form),
                message: handle(login: actions.login, with: form)
            )
        )
    }

    private func handle(register: Observable<Void>) {
        register
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak wireframe] in wireframe?.navigate(to: .register()) })
            .subscribe()
            .disposed(by: disposeBag)
    }

    private func handle(form: Observable<Form>) -> Observable<Bool> {
        form
            .map(Self.isComplete)
            .startWith(false)
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    /// Leads on when the user is known; tells why not otherwise.
    private func handle(login: Observable<Void>, with form: Observable<Form>) -> Observable<String>
    {
        let asked =
            login
            .withLatestFrom(form)
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak view] _ in view?.showProgress() })
        return Self.answers(to: asked, from: interactor)
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak view, weak wireframe] answer in
                view?.hideProgress()
                guard case .success(let user) = answer else { return }
                wireframe?.navigate(to: .home(withEmail: user.email))
            })
            .map(Self.message)
    }

    /// An error ends here: one that went on would end every later attempt, too.
    nonisolated private static func answers(
        to forms: Observable<Form>,
        from interactor: any LoginInteractorInterface
    ) -> Observable<Result<User, any Error>> {
        forms.flatMapLatest { [weak interactor] form in
            let user = interactor?.login(withEmail: form.email, password: form.password)
            return (user?.asObservable() ?? .empty())
                .map(Result.success)
                .catch { .just(.failure($0)) }
        }
    }

    // Each of these reads and changes nothing else, so they may be called on any thread.

    nonisolated private static func form(email: String, password: String) -> Form {
        Form(email: email, password: password)
    }

    nonisolated static func isComplete(_ form: Form) -> Bool {
        form.email.contains("@") && form.password.count >= 6
    }

    nonisolated static func message(for answer: Result<User, any Error>) -> String {
        switch answer {
        case .success: ""
        case .failure: "The email address or the password is wrong"
        }
    }
}
