import RxSwift

/// What the view and the presenter of CarList exchange.
enum CarList {
    struct ViewOutput {
        let actions: CarListActions
    }

    struct ViewInput {
        let events: CarListEvents
    }
}

/// What happens in the view. Actions may arrive on any thread.
struct CarListActions {
    let load: Observable<Void>
    let close: Observable<Void>
}

/// What the view shows. Events arrive on the main thread.
struct CarListEvents {
    let content: Observable<CarListContent>
}

/// What CarList shows, formatted for display.
nonisolated struct CarListContent: Equatable {
    var title: String
}

/// Where CarList leads. Each route is an extension in a file of its own.
struct CarListNavigationOption {
    let request: RouteRequest
}

@MainActor
protocol CarListWireframeInterface: WireframeInterface {
    func navigate(to option: CarListNavigationOption)
}

@MainActor
protocol CarListViewInterface: ViewInterface, Progressable {}

@MainActor
protocol CarListPresenterInterface: PresenterInterface {
    func configure(with output: CarList.ViewOutput) -> CarList.ViewInput
}

nonisolated protocol CarListInteractorInterface: InteractorInterface {
    func fetchContent() -> Single<CarListContent>
}
