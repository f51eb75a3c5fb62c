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
            resultSelector: Form.init
        )
        handle(login: actions.login, with: form)
        handle(register: actions.register)
        return .init(events: LoginEvents(isLoginEnabled: handle(form: form)))
    }

    private func handle(login: Observable<Void>, with form: Observable<Form>) {
        login
            .withLatestFrom(form)
            .observe(on: MainScheduler.instance)
            .flatMapLatest { [weak self] form in self?.login(with: form) ?? .empty() }
            .observe(on: MainScheduler.instance)
            .do(onNext: { [weak view, weak wireframe] state in
                view?.showProgress(of: state)
                guard let user = state.content else { return }
                wireframe?.navigate(to: .home(withEmail: user.email))
            })
            .subscribe()
            .disposed(by: disposeBag)
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
            .map(\.isComplete)
            .startWith(false)
            .distinctUntilChanged()
            .observe(on: MainScheduler.instance)
    }

    /// A failure ends here, so that another attempt can follow it.
    private func login(with form: Form) -> Observable<LoadState<User>> {
        interactor.login(withEmail: form.email, password: form.password)
            .asObservable()
            .map(LoadState.loaded)
            .catchAndReturn(.failed(message: "The email address or the password is wrong."))
            .startWith(.loading)
    }
}
