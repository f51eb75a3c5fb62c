import RxSwift

/// What the view and the presenter of Register exchange.
enum Register {
    struct ViewOutput {
        let actions: RegisterActions
    }

    struct ViewInput {
        let events: RegisterEvents
    }
}

/// What happens in the view. Actions may arrive on any thread.
struct RegisterActions {
    let load: Observable<Void>
    let close: Observable<Void>
}

/// What the view shows. Events arrive on the main thread.
struct RegisterEvents {
    let content: Observable<RegisterContent>
}

/// What Register shows, formatted for display.
nonisolated struct RegisterContent: Equatable {
    var title: String
}

/// Where Register leads. Each route is an extension in a file of its own.
struct RegisterNavigationOption {
    let request: RouteRequest
}

@MainActor
protocol RegisterWireframeInterface: WireframeInterface {
    func navigate(to option: RegisterNavigationOption)
}

@MainActor
protocol RegisterViewInterface: ViewInterface, Progressable {}

@MainActor
protocol RegisterPresenterInterface: PresenterInterface {
    func configure(with output: Register.ViewOutput) -> Register.ViewInput
}
