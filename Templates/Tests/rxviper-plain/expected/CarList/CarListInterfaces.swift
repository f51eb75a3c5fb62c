import RxSwift

/// The streams between the view and the presenter of CarList.
enum CarList {
    struct ViewOutput {
        let actions: CarListActions
    }

    struct ViewInput {
        let events: CarListEvents
    }
}

/// The actions of the view. They may arrive on any thread.
struct CarListActions {
    var load: Observable<Void> = .never()
}

/// The events that the view shows. They arrive on the main thread.
struct CarListEvents {
    let state: Observable<LoadState<CarListContent>>
}

/// The content of CarList, formatted for display.
nonisolated struct CarListContent: Equatable {
    var title: String
}

/// The entity that CarList fetches, before it is formatted.
nonisolated struct CarListEntity: Equatable {
    var name: String
}

/// Where CarList leads. Each route is an extension in a file of its own.
struct CarListNavigationOption: Equatable {
    let request: RouteRequest
}

@MainActor
protocol CarListWireframeInterface: WireframeInterface {
    func navigate(to option: CarListNavigationOption)
}

@MainActor
protocol CarListViewInterface: ViewInterface {}

@MainActor
protocol CarListPresenterInterface: PresenterInterface {
    func configure(with output: CarList.ViewOutput) -> CarList.ViewInput
}

nonisolated protocol CarListInteractorInterface: InteractorInterface {
    func fetchEntity() -> Single<CarListEntity>
}
