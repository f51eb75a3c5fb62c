{{> header}}
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

/// Shows what the presenter tells it, as it is.
@MainActor
protocol {{scene}}ViewInterface: ViewInterface {
    func showTitle(_ title: String)
}

/// Is told of what happens in the view.
@MainActor
protocol {{scene}}PresenterInterface: PresenterInterface {
    {{#options.complexity.is.simple}}
    func viewDidLoad()
    {{/options.complexity.is.simple}}
    {{^options.complexity.is.simple}}
    /// Returns once the view shows all there is.
    func viewDidLoad() async
    {{/options.complexity.is.simple}}
    func didTapClose()
}
{{^options.complexity.is.simple}}

/// Fetches and stores what {{scene}} is about.
///
/// It is asked on the main actor, and is bound to none: what it waits for may run anywhere.
nonisolated protocol {{scene}}InteractorInterface: InteractorInterface {
    @MainActor func fetchName() async -> String
}
{{/options.complexity.is.simple}}
{{#options.complexity.is.formatter}}

/// Makes texts of what the interactor fetches.
nonisolated protocol {{scene}}FormatterInterface: FormatterInterface {
    func title(for name: String) -> String
}
{{/options.complexity.is.formatter}}
