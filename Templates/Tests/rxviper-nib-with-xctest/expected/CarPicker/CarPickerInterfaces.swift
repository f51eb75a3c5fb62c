import RxSwift

/// What the view and the presenter of CarPicker send each other.
nonisolated enum CarPicker {
    /// What the view sends.
    struct ViewOutput {
        let actions: CarPickerActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: CarPickerEvents
    }
}

/// What happens in the view.
nonisolated struct CarPickerActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct CarPickerEvents {
    let title: Observable<String>
}

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

/// What the presenter asks of the view that is no event.
@MainActor
protocol CarPickerViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol CarPickerPresenterInterface: PresenterInterface {
    func configure(with output: CarPicker.ViewOutput) -> CarPicker.ViewInput
}

/// Fetches and stores what CarPicker is about. It may be asked, and may answer, on any thread.
nonisolated protocol CarPickerInteractorInterface: InteractorInterface {
    func fetchName() -> Single<String>
}

/// Makes texts of what the interactor fetches, on any thread.
nonisolated protocol CarPickerFormatterInterface: FormatterInterface {
    func title(for name: String) -> String
}
