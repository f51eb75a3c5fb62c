import RxSwift

/// What the view and the presenter of Home exchange.
enum Home {
    struct ViewOutput {
        let actions: HomeActions
    }

    struct ViewInput {
        let events: HomeEvents
    }
}

/// What happens in the view. Actions may arrive on any thread.
struct HomeActions {
    let load: Observable<Void>
    let close: Observable<Void>
}

/// What the view shows. Events arrive on the main thread.
struct HomeEvents {
    let content: Observable<HomeContent>
}

/// What Home shows, formatted for display.
nonisolated struct HomeContent: Equatable {
    var title: String
}

/// Where Home leads. Each route is an extension in a file of its own.
struct HomeNavigationOption {
    let request: RouteRequest
}

@MainActor
protocol HomeWireframeInterface: WireframeInterface {
    func navigate(to option: HomeNavigationOption)
}

@MainActor
protocol HomeViewInterface: ViewInterface, Progressable {}

@MainActor
protocol HomePresenterInterface: PresenterInterface {
    func configure(with output: Home.ViewOutput) -> Home.ViewInput
}

nonisolated protocol HomeInteractorInterface: InteractorInterface {
    func fetchContent() -> Single<HomeContent>
}
