import RxSwift

/// What the view and the presenter of Settings send each other.
nonisolated enum Settings {
    /// What the view sends.
    struct ViewOutput {
        let actions: SettingsActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: SettingsEvents
    }
}

/// What happens in the view.
nonisolated struct SettingsActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct SettingsEvents {
    let title: Observable<String>
}

/// Where Settings leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum SettingsNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from Settings to other scenes.
@MainActor
protocol SettingsWireframeInterface: WireframeInterface {
    func navigate(to option: SettingsNavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol SettingsViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol SettingsPresenterInterface: PresenterInterface {
    func configure(with output: Settings.ViewOutput) -> Settings.ViewInput
}
