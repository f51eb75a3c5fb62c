import RxSwift

/// What the view and the presenter of CarList send each other.
nonisolated enum CarList {
    /// What the view sends.
    struct ViewOutput {
        let actions: CarListActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: CarListEvents
    }
}

/// What happens in the view.
nonisolated struct CarListActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct CarListEvents {
    let title: Observable<String>
}

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

/// What the presenter asks of the view that is no event.
@MainActor
protocol CarListViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol CarListPresenterInterface: PresenterInterface {
    func configure(with output: CarList.ViewOutput) -> CarList.ViewInput
}

/// Fetches and stores what CarList is about. It may be asked, and may answer, on any thread.
nonisolated protocol CarListInteractorInterface: InteractorInterface {
    func fetchName() -> Single<String>
}
