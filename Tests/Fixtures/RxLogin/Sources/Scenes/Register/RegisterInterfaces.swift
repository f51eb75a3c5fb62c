import RxSwift

/// What the view and the presenter of Register send each other.
nonisolated enum Register {
    /// What the view sends.
    struct ViewOutput {
        let actions: RegisterActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: RegisterEvents
    }
}

/// What happens in the view.
nonisolated struct RegisterActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct RegisterEvents {
    let title: Observable<String>
}

/// Where Register leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum RegisterNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from Register to other scenes.
@MainActor
protocol RegisterWireframeInterface: WireframeInterface {
    func navigate(to option: RegisterNavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol RegisterViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol RegisterPresenterInterface: PresenterInterface {
    func configure(with output: Register.ViewOutput) -> Register.ViewInput
}
