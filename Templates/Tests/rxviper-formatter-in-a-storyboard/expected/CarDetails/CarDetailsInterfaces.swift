import RxSwift

/// What the view and the presenter of CarDetails send each other.
nonisolated enum CarDetails {
    /// What the view sends.
    struct ViewOutput {
        let actions: CarDetailsActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: CarDetailsEvents
    }
}

/// What happens in the view.
nonisolated struct CarDetailsActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct CarDetailsEvents {
    let title: Observable<String>
}

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

/// What the presenter asks of the view that is no event.
@MainActor
protocol CarDetailsViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol CarDetailsPresenterInterface: PresenterInterface {
    func configure(with output: CarDetails.ViewOutput) -> CarDetails.ViewInput
}

/// Fetches and stores what CarDetails is about. It may be asked, and may answer, on any thread.
nonisolated protocol CarDetailsInteractorInterface: InteractorInterface {
    func fetchName() -> Single<String>
}

/// Makes texts of what the interactor fetches, on any thread.
nonisolated protocol CarDetailsFormatterInterface: FormatterInterface {
    func title(for name: String) -> String
}
