import RxSwift

/// Decides what Login shows and where it leads. It doesn't depend on views.
@MainActor
final class LoginPresenter {
    nonisolated struct Form: Equatable {
        let email: String
        let password: String

        var isComplete: Bool { email.contains("@") && password.count >= 6 }
    }

    private weak var view: (any LoginViewInterface)?
    private let interactor: any LoginInteractorInterface
    private let wireframe: any LoginWireframeInterface
    private let loader = RxLoader<User>(message: { _ in
        "The email address or the password is wrong."
    })
    private let disposeBag = DisposeBag()

    init(
        view: (any LoginViewInterface)?,
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
            resultSelector: Form.init
        )
        handle(login: actions.login, with: form)
        handle(register: actions.register)
        let events = LoginEvents(isLoginEnabled: handle(form: form), state: loader.states)
        return .init(events: events)
    }

    private func handle(login: Observable<Void>, with form: Observable<Form>) {
        login
            .withLatestFrom(form)
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] form in self?.login(with: form) })
            .disposed(by: disposeBag)
    }

    private func login(with form: Form) {
        let login = interactor.login(withEmail: form.email, password: form.password)
            .do(onSuccess: { [weak wireframe] user in
                wireframe?.navigate(to: .home(withEmail: user.email))
            })
        loader.load(login)
    }

    private func handle(register: Observable<Void>) {
        register
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak wireframe] in wireframe?.navigate(to: .register()) })
            .disposed(by: disposeBag)
    }

    private func handle(form: Observable<Form>) -> Observable<Bool> {
        form
            .map(\.isComplete)
            .startWith(false)
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }
}
