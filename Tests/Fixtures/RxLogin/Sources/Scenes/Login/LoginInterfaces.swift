import RxSwift

/// The streams between the view and the presenter of Login.
enum Login {
    struct ViewOutput {
        let actions: LoginActions
    }

    struct ViewInput {
        let events: LoginEvents
    }
}

/// The actions of the view. They may arrive on any thread.
struct LoginActions {
    let email: Observable<String>
    let password: Observable<String>
    let login: Observable<Void>
    let register: Observable<Void>
}

/// The events that the view shows. They arrive on the main thread.
struct LoginEvents {
    let isLoginEnabled: Observable<Bool>
    let state: Observable<LoadState<User>>
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
protocol LoginViewInterface: ViewInterface {}

@MainActor
protocol LoginPresenterInterface: PresenterInterface {
    func configure(with output: Login.ViewOutput) -> Login.ViewInput
}

nonisolated protocol LoginInteractorInterface: InteractorInterface {
    func login(withEmail email: String, password: String) -> Single<User>
}
