/// Where CarAlbum leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarAlbumNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarAlbum to other scenes.
@MainActor
protocol CarAlbumWireframeInterface: WireframeInterface {
    func navigate(to option: CarAlbumNavigationOption)
}

/// Shows what the presenter tells it, as it is.
@MainActor
protocol CarAlbumViewInterface: ViewInterface {
    func showTitle(_ title: String)
}

/// Is told of what happens in the view.
@MainActor
protocol CarAlbumPresenterInterface: PresenterInterface {
    /// Returns once the view shows all there is.
    func viewDidLoad() async
    func didTapClose()
}

/// Fetches and stores what CarAlbum is about.
///
/// It is asked on the main actor, and is bound to none: what it waits for may run anywhere.
nonisolated protocol CarAlbumInteractorInterface: InteractorInterface {
    @MainActor func fetchName() async -> String
}
