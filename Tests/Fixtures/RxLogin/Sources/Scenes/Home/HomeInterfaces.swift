import RxSwift

/// What the view and the presenter of Home send each other.
nonisolated enum Home {
    /// What the view sends.
    struct ViewOutput {
        let actions: HomeActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: HomeEvents
    }
}

/// What happens in the view.
nonisolated struct HomeActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct HomeEvents {
    let title: Observable<String>
}

/// Where Home leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum HomeNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from Home to other scenes.
@MainActor
protocol HomeWireframeInterface: WireframeInterface {
    func navigate(to option: HomeNavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol HomeViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol HomePresenterInterface: PresenterInterface {
    func configure(with output: Home.ViewOutput) -> Home.ViewInput
}

/// Fetches and stores what Home is about. It may be asked, and may answer, on any thread.
nonisolated protocol HomeInteractorInterface: InteractorInterface {
    func fetchName() -> Single<String>
}
