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

/// Shows what the presenter tells it, as it is.
@MainActor
protocol CarPromptViewInterface: ViewInterface {
    func showTitle(_ title: String)
}

/// Is told of what happens in the view.
@MainActor
protocol CarPromptPresenterInterface: PresenterInterface {
    func viewDidLoad()
    func didTapClose()
}
