import RxSwift

/// What the view and the presenter of Profile send each other.
nonisolated enum Profile {
    /// What the view sends.
    struct ViewOutput {
        let actions: ProfileActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: ProfileEvents
    }
}

/// What happens in the view.
nonisolated struct ProfileActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct ProfileEvents {
    let title: Observable<String>
}

/// Where Profile leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum ProfileNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from Profile to other scenes.
@MainActor
protocol ProfileWireframeInterface: WireframeInterface {
    func navigate(to option: ProfileNavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol ProfileViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol ProfilePresenterInterface: PresenterInterface {
    func configure(with output: Profile.ViewOutput) -> Profile.ViewInput
}

/// Fetches and stores what Profile is about. It may be asked, and may answer, on any thread.
nonisolated protocol ProfileInteractorInterface: InteractorInterface {
    func fetchName() -> Single<String>
}
