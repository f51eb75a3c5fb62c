import RxRelay
import RxSwift

/// Checks what the user enters in Login, and decides where it leads. It doesn't depend on views.
@MainActor
final class LoginPresenter {
    let user: String
    private weak var view: (any LoginViewInterface)?
    private let interactor: any LoginInteractorInterface
    private let wireframe: any LoginWireframeInterface
    private let fieldsRelay = BehaviorRelay(value: LoginFields())
    private let loader = RxLoader<LoginFields>()
    private let disposeBag = DisposeBag()

    init(
        withUser user: String,
        view: (any LoginViewInterface)?,
        interactor: any LoginInteractorInterface,
        wireframe: any LoginWireframeInterface
    ) {
        self.user = user
        self.view = view
        self.interactor = interactor
        self.wireframe = wireframe
    }

    private var canSubmit: Observable<Bool> {
        Observable.combineLatest(fieldsRelay, loader.states) { fields, submission in
            fields.areComplete && submission.accepts(fields)
        }
    }
}

extension LoginPresenter: LoginPresenterInterface {
    func configure(with output: Login.ViewOutput) -> Login.ViewInput {
        handle(fields: output.actions.fields)
        handle(submit: output.actions.submit)
        handle(submission: loader.states)
        return .init(events: LoginEvents(canSubmit: canSubmit))
    }

    private func handle(fields: Observable<LoginFields>) {
        fields
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [fieldsRelay] fields in fieldsRelay.accept(fields) })
            .disposed(by: disposeBag)
    }

    private func handle(submit: Observable<Void>) {
        submit
            .observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.submit() })
            .disposed(by: disposeBag)
    }

    private func submit() {
        let fields = fieldsRelay.value
        guard fields.areComplete else { return }
        loader.load(interactor.send(fields).map { fields }, if: { $0.accepts(fields) })
    }

    private func handle(submission: Observable<LoadState<LoginFields>>) {
        submission
            .subscribe(onNext: { [weak wireframe] submission in
                if submission.isLoading { return }
                if let message = submission.failure {
                    wireframe?.handle(.alert(SceneAlert(title: message)))
                } else if submission.content != nil {
                    wireframe?.handle(.close())
                }
            })
            .disposed(by: disposeBag)
    }
}
