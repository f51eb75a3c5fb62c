import RxSwift

/// What the view and the presenter of Feed send each other.
nonisolated enum Feed {
    /// What the view sends.
    struct ViewOutput {
        let actions: FeedActions
    }

    /// What the view is told, on the main thread.
    struct ViewInput {
        let events: FeedEvents
    }
}

/// What happens in the view.
nonisolated struct FeedActions {
    let viewDidLoad: Observable<Void>
    let close: Observable<Void>
}

/// What the presenter makes of it, ready for display.
nonisolated struct FeedEvents {
    let title: Observable<String>
}

/// Where Feed leads.
///
/// The file of each route adds a name: `wireframe.navigate(to: .details())`.
nonisolated enum FeedNavigationOption {
    case showing(any SceneDestination)
}

/// Leads from Feed to other scenes.
@MainActor
protocol FeedWireframeInterface: WireframeInterface {
    func navigate(to option: FeedNavigationOption)
}

/// What the presenter asks of the view that is no event.
@MainActor
protocol FeedViewInterface: ViewInterface {}

/// Makes events of actions.
@MainActor
protocol FeedPresenterInterface: PresenterInterface {
    func configure(with output: Feed.ViewOutput) -> Feed.ViewInput
}

/// Fetches and stores what Feed is about. It may be asked, and may answer, on any thread.
nonisolated protocol FeedInteractorInterface: InteractorInterface {
    func fetchName() -> Single<String>
}
