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
    var fields: Observable<LoginFields> = .never()
    /// Submits the fields if they are complete.
    var submit: Observable<Void> = .never()
}

/// The events that the view shows. They arrive on the main thread.
struct LoginEvents {
    /// Whether the fields can be submitted now.
    let canSubmit: Observable<Bool>
}

/// The values that the user enters in Login.
nonisolated struct LoginFields: Equatable {
    var text = ""

    // TODO: Check every field.
    var areComplete: Bool { !text.isEmpty }

    /// Complete fields, for tests and previews.
    static let example = Self(text: "Text")
}

/// Where Login leads. Each route is an extension in a file of its own.
struct LoginNavigationOption: Equatable {
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
    func send(_ fields: LoginFields) -> Single<Void>
}
