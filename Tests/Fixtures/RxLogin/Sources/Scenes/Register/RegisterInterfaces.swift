import RxSwift

/// The streams between the view and the presenter of Register.
enum Register {
    struct ViewOutput {
        let actions: RegisterActions
    }

    struct ViewInput {
        let events: RegisterEvents
    }
}

/// The actions of the view. They may arrive on any thread.
struct RegisterActions {
    var load: Observable<Void> = .never()
}

/// The events that the view shows. They arrive on the main thread.
struct RegisterEvents {
    let state: Observable<LoadState<RegisterContent>>
}

/// The content of Register, formatted for display.
nonisolated struct RegisterContent: Equatable {
    var title: String
}

/// Where Register leads. Each route is an extension in a file of its own.
struct RegisterNavigationOption: Equatable {
    let request: RouteRequest
}

@MainActor
protocol RegisterWireframeInterface: WireframeInterface {
    func navigate(to option: RegisterNavigationOption)
}

@MainActor
protocol RegisterViewInterface: ViewInterface {}

@MainActor
protocol RegisterPresenterInterface: PresenterInterface {
    func configure(with output: Register.ViewOutput) -> Register.ViewInput
}
