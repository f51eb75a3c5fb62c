import RxSwift

/// What the view and the presenter of Settings exchange.
enum Settings {
    struct ViewOutput {
        let actions: SettingsActions
    }

    struct ViewInput {
        let events: SettingsEvents
    }
}

/// What happens in the view. Actions may arrive on any thread.
struct SettingsActions {
    let load: Observable<Void>
    let close: Observable<Void>
}

/// What the view shows. Events arrive on the main thread.
struct SettingsEvents {
    let content: Observable<SettingsContent>
}

/// What Settings shows, formatted for display.
nonisolated struct SettingsContent: Equatable {
    var title: String
}

/// Where Settings leads. Each route is an extension in a file of its own.
struct SettingsNavigationOption {
    let request: RouteRequest
}

@MainActor
protocol SettingsWireframeInterface: WireframeInterface {
    func navigate(to option: SettingsNavigationOption)
}

@MainActor
protocol SettingsViewInterface: ViewInterface, Progressable {}

@MainActor
protocol SettingsPresenterInterface: PresenterInterface {
    func configure(with output: Settings.ViewOutput) -> Settings.ViewInput
}
