import RxSwift

/// What the view and the presenter of CarPrompt send each other.
nonisolated enum CarPrompt {
    /// What the view sends.
    struct ViewOutput {
        let actions: CarPromptActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: CarPromptEvents
    }
}

/// What happens in the view.
nonisolated struct CarPromptActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct CarPromptEvents {
    let title: Observable<String>
}

/// Where CarPrompt leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarPromptNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarPrompt to other scenes.
@MainActor
protocol CarPromptWireframeInterface: WireframeInterface {
    func navigate(to option: CarPromptNavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol CarPromptViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol CarPromptPresenterInterface: PresenterInterface {
    func configure(with output: CarPrompt.ViewOutput) -> CarPrompt.ViewInput
}
