/// Where CarList leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarListNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarList to other scenes.
@MainActor
protocol CarListWireframeInterface: WireframeInterface {
    func navigate(to option: CarListNavigationOption)
}

/// Shows what the presenter tells it, as it is.
@MainActor
protocol CarListViewInterface: ViewInterface {
    func showTitle(_ title: String)
}

/// Is told of what happens in the view.
@MainActor
protocol CarListPresenterInterface: PresenterInterface {
    /// Returns once the view shows all there is.
    func viewDidLoad() async
    func didTapClose()
}

/// Fetches and stores what CarList is about.
///
/// It is asked on the main actor, and is bound to none: what it waits for may run anywhere.
nonisolated protocol CarListInteractorInterface: InteractorInterface {
    @MainActor func fetchName() async -> String
}
