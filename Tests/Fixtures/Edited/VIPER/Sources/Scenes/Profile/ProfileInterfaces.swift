/// Where Profile leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum ProfileNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from Profile to other scenes.
@MainActor
protocol ProfileWireframeInterface: WireframeInterface {
    func navigate(to option: ProfileNavigationOption)
}

/// Shows what the presenter tells it, as it is.
@MainActor
protocol ProfileViewInterface: ViewInterface {
    func showTitle(_ title: String)
}

/// Is told of what happens in the view.
@MainActor
protocol ProfilePresenterInterface: PresenterInterface {
    /// Returns once the view shows all there is.
    func viewDidLoad() async
    func didTapClose()
}

/// Fetches and stores what Profile is about.
///
/// It is asked on the main actor, and is bound to none: what it waits for may run anywhere.
nonisolated protocol ProfileInteractorInterface: InteractorInterface {
    @MainActor func fetchName() async -> String
}
