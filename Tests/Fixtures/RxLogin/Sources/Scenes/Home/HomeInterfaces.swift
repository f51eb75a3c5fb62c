import RxSwift

/// The streams between the view and the presenter of Home.
enum Home {
    struct ViewOutput {
        let actions: HomeActions
    }

    struct ViewInput {
        let events: HomeEvents
    }
}

/// The actions of the view. They may arrive on any thread.
struct HomeActions {
    var load: Observable<Void> = .never()
}

/// The events that the view shows. They arrive on the main thread.
struct HomeEvents {
    let state: Observable<LoadState<HomeContent>>
}

/// The content of Home, formatted for display.
nonisolated struct HomeContent: Equatable {
    var title: String
}

/// The entity that Home fetches, before it is formatted.
nonisolated struct HomeEntity: Equatable {
    var name: String
}

/// Where Home leads. Each route is an extension in a file of its own.
struct HomeNavigationOption: Equatable {
    let request: RouteRequest
}

@MainActor
protocol HomeWireframeInterface: WireframeInterface {
    func navigate(to option: HomeNavigationOption)
}

@MainActor
protocol HomeViewInterface: ViewInterface {}

@MainActor
protocol HomePresenterInterface: PresenterInterface {
    func configure(with output: Home.ViewOutput) -> Home.ViewInput
}

nonisolated protocol HomeInteractorInterface: InteractorInterface {
    func fetchEntity() -> Single<HomeEntity>
}
