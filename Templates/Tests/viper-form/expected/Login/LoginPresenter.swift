/// Checks what the user enters in Login, and decides where it leads. It doesn't depend on views.
@MainActor
final class LoginPresenter {
    let user: String
    private weak var view: (any LoginViewInterface)?
    private let interactor: any LoginInteractorInterface
    private let wireframe: any LoginWireframeInterface
    private var fields = LoginFields()
    private let loader = Loader<LoginFields>()

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
        loader.onChange = { [weak self] state in self?.submissionDidChange(state) }
    }

    var canSubmit: Bool { fields.areComplete && loader.state.accepts(fields) }

    private func submissionDidChange(_ submission: LoadState<LoginFields>) {
        view?.show(canSubmit: canSubmit)
        if submission.isLoading { return }
        if let message = submission.failure {
            wireframe.handle(.alert(SceneAlert(title: message)))
        } else if submission.content != nil {
            wireframe.close()
        }
    }
}

extension LoginPresenter: LoginPresenterInterface {
    func fieldsDidChange(_ fields: LoginFields) {
        self.fields = fields
        view?.show(canSubmit: canSubmit)
    }

    func submit() async {
        guard canSubmit else { return }
        await loader.load { [fields] in
            try await interactor.send(fields)
            return fields
        }
    }
}
