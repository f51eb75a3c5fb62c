/// Where Feed leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum FeedNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from Feed to other scenes.
@MainActor
protocol FeedWireframeInterface: WireframeInterface {
    func navigate(to option: FeedNavigationOption)
}

/// Shows what the presenter tells it, as it is.
@MainActor
protocol FeedViewInterface: ViewInterface {
    func showTitle(_ title: String)
}

/// Is told of what happens in the view.
@MainActor
protocol FeedPresenterInterface: PresenterInterface {
    /// Returns once the view shows all there is.
    func viewDidLoad() async
    func didTapClose()
}

/// Fetches and stores what Feed is about.
///
/// It is asked on the main actor, and is bound to none: what it waits for may run anywhere.
nonisolated protocol FeedInteractorInterface: InteractorInterface {
    @MainActor func fetchName() async -> String
}
