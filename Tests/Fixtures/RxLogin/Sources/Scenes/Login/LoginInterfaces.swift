import RxSwift

/// What the view and the presenter of Login exchange.
enum Login {
    struct ViewOutput {
        let actions: LoginActions
    }

    struct ViewInput {
        let events: LoginEvents
    }
}

/// What happens in the view. Actions may arrive on any thread.
struct LoginActions {
    let email: Observable<String>
    let password: Observable<String>
    let login: Observable<Void>
    let register: Observable<Void>
}

/// What the view shows. Events arrive on the main thread.
struct LoginEvents {
    let isLoginEnabled: Observable<Bool>
}

/// Where Login leads. Each route is an extension in a file of its own.
struct LoginNavigationOption {
    let request: RouteRequest
}

@MainActor
protocol LoginWireframeInterface: WireframeInterface {
    func navigate(to option: LoginNavigationOption)
}

@MainActor
protocol LoginViewInterface: ViewInterface, Progressable {}

@MainActor
protocol LoginPresenterInterface: PresenterInterface {
    func configure(with output: Login.ViewOutput) -> Login.ViewInput
}

nonisolated protocol LoginInteractorInterface: InteractorInterface {
    func login(withEmail email: String, password: String) -> Single<User>
}
