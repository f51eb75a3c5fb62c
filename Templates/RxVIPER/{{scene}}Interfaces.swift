{{> header}}
import RxSwift

/// What the view and the presenter of {{scene}} send each other.
nonisolated enum {{scene}} {
    /// What the view sends.
    struct ViewOutput {
        let actions: {{scene}}Actions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: {{scene}}Events
    }
}

/// What happens in the view.
nonisolated struct {{scene}}Actions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct {{scene}}Events {
    let title: Observable<String>
}

/// Where {{scene}} leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum {{scene}}NavigationOption {
    case showing(any SceneDestination)
}

/// Leads from {{scene}} to other scenes.
@MainActor
protocol {{scene}}WireframeInterface: WireframeInterface {
    func navigate(to option: {{scene}}NavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol {{scene}}ViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol {{scene}}PresenterInterface: PresenterInterface {
    func configure(with output: {{scene}}.ViewOutput) -> {{scene}}.ViewInput
}
{{^options.complexity.is.simple}}

/// Fetches and stores what {{scene}} is about. It may be asked, and may answer, on any thread.
nonisolated protocol {{scene}}InteractorInterface: InteractorInterface {
    func fetchName() -> Single<String>
}
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}

/// Makes texts of what the interactor fetches, on any thread.
nonisolated protocol {{scene}}FormatterInterface: FormatterInterface {
    func title(for name: String) -> String
}
{{/options.complexity.is.formatter}}
