import RxSwift

/// What the view and the presenter of CarDetails exchange.
enum CarDetails {
    struct ViewOutput {
        let actions: CarDetailsActions
    }

    struct ViewInput {
        let events: CarDetailsEvents
    }
}

/// What happens in the view. Actions may arrive on any thread.
struct CarDetailsActions {
    let load: Observable<Void>
    let close: Observable<Void>
}

/// What the view shows. Events arrive on the main thread.
struct CarDetailsEvents {
    let content: Observable<CarDetailsContent>
}

/// What CarDetails shows, formatted for display.
nonisolated struct CarDetailsContent: Equatable {
    var title: String
}

/// Where CarDetails leads. Each route is an extension in a file of its own.
struct CarDetailsNavigationOption {
    let request: RouteRequest
}

@MainActor
protocol CarDetailsWireframeInterface: WireframeInterface {
    func navigate(to option: CarDetailsNavigationOption)
}

@MainActor
protocol CarDetailsViewInterface: ViewInterface, Progressable {}

@MainActor
protocol CarDetailsPresenterInterface: PresenterInterface {
    func configure(with output: CarDetails.ViewOutput) -> CarDetails.ViewInput
}

nonisolated protocol CarDetailsInteractorInterface: InteractorInterface {
    func fetchContent() -> Single<CarDetailsContent>
}
