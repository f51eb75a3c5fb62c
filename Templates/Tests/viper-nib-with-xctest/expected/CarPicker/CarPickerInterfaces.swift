/// Where CarPicker leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarPickerNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarPicker to other scenes.
@MainActor
protocol CarPickerWireframeInterface: WireframeInterface {
    func navigate(to option: CarPickerNavigationOption)
}

/// Shows what the presenter tells it, as it is.
@MainActor
protocol CarPickerViewInterface: ViewInterface {
    func showTitle(_ title: String)
}

/// Is told of what happens in the view.
@MainActor
protocol CarPickerPresenterInterface: PresenterInterface {
    /// Returns once the view shows all there is.
    func viewDidLoad() async
    func didTapClose()
}

/// Fetches and stores what CarPicker is about.
///
/// It is asked on the main actor, and is bound to none: what it waits for may run anywhere.
nonisolated protocol CarPickerInteractorInterface: InteractorInterface {
    @MainActor func fetchName() async -> String
}

/// Makes texts of what the interactor fetches.
nonisolated protocol CarPickerFormatterInterface: FormatterInterface {
    func title(for name: String) -> String
}
