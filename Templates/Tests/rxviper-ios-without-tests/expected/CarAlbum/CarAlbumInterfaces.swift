import RxSwift

/// What the view and the presenter of CarAlbum send each other.
nonisolated enum CarAlbum {
    /// What the view sends.
    struct ViewOutput {
        let actions: CarAlbumActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: CarAlbumEvents
    }
}

/// What happens in the view.
nonisolated struct CarAlbumActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct CarAlbumEvents {
    let title: Observable<String>
}

/// Where CarAlbum leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum CarAlbumNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from CarAlbum to other scenes.
@MainActor
protocol CarAlbumWireframeInterface: WireframeInterface {
    func navigate(to option: CarAlbumNavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol CarAlbumViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol CarAlbumPresenterInterface: PresenterInterface {
    func configure(with output: CarAlbum.ViewOutput) -> CarAlbum.ViewInput
}

/// Fetches and stores what CarAlbum is about. It may be asked, and may answer, on any thread.
nonisolated protocol CarAlbumInteractorInterface: InteractorInterface {
    func fetchName() -> Single<String>
}
