import RxSwift

/// What the view and the presenter of Login send each other.
nonisolated enum Login {
    /// What the view sends.
    struct ViewOutput {
        let actions: LoginActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: LoginEvents
    }
}

/// What happens in the view.
nonisolated struct LoginActions {
    let email: Observable<String>
    let password: Observable<String>
    let login: Observable<Void>
    let register: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct LoginEvents {
    let isLoginEnabled: Observable<Bool>
    let message: Observable<String>
}

/// Where Login leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum LoginNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from Login to other scenes.
@MainActor
protocol LoginWireframeInterface: WireframeInterface {
    func navigate(to option: LoginNavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol LoginViewInterface: ViewInterface {
    func showProgress()
    func hideProgress()
}

/// Makes events of actions.
@MainActor
protocol LoginPresenterInterface: PresenterInterface {
    func configure(with output: Login.ViewOutput) -> Login.ViewInput
}

/// Fetches and stores what Login is about. It may be asked, and may answer, on any thread.
nonisolated protocol LoginInteractorInterface: InteractorInterface {
    func login(withEmail email: String, password: String) -> Single<User>
}
