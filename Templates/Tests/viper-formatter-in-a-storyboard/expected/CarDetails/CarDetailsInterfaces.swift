/// Where CarDetails leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarDetailsNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarDetails to other scenes.
@MainActor
protocol CarDetailsWireframeInterface: WireframeInterface {
    func navigate(to option: CarDetailsNavigationOption)
}

/// Shows what the presenter tells it, as it is.
@MainActor
protocol CarDetailsViewInterface: ViewInterface {
    func showTitle(_ title: String)
}

/// Is told of what happens in the view.
@MainActor
protocol CarDetailsPresenterInterface: PresenterInterface {
    /// Returns once the view shows all there is.
    func viewDidLoad() async
    func didTapClose()
}

/// Fetches and stores what CarDetails is about.
///
/// It is asked on the main actor, and is bound to none: what it waits for may run anywhere.
nonisolated protocol CarDetailsInteractorInterface: InteractorInterface {
    @MainActor func fetchName() async -> String
}

/// Makes texts of what the interactor fetches.
nonisolated protocol CarDetailsFormatterInterface: FormatterInterface {
    func title(for name: String) -> String
}
