import RxSwift

/// The streams between the view and the presenter of Settings.
enum Settings {
    struct ViewOutput {
        let actions: SettingsActions
    }

    struct ViewInput {
        let events: SettingsEvents
    }
}

/// The actions of the view. They may arrive on any thread.
struct SettingsActions {
    var load: Observable<Void> = .never()
}

/// The events that the view shows. They arrive on the main thread.
struct SettingsEvents {
    let state: Observable<LoadState<SettingsContent>>
}

/// The content of Settings, formatted for display.
nonisolated struct SettingsContent: Equatable {
    var title: String
}

/// Where Settings leads. Each route is an extension in a file of its own.
struct SettingsNavigationOption: Equatable {
    let request: RouteRequest
}

@MainActor
protocol SettingsWireframeInterface: WireframeInterface {
    func navigate(to option: SettingsNavigationOption)
}

@MainActor
protocol SettingsViewInterface: ViewInterface {}

@MainActor
protocol SettingsPresenterInterface: PresenterInterface {
    func configure(with output: Settings.ViewOutput) -> Settings.ViewInput
}
