import RxSwift

/// The streams between the view and the presenter of CarDetails.
enum CarDetails {
    struct ViewOutput {
        let actions: CarDetailsActions
    }

    struct ViewInput {
        let events: CarDetailsEvents
    }
}

/// The actions of the view. They may arrive on any thread.
struct CarDetailsActions {
    var load: Observable<Void> = .never()
}

/// The events that the view shows. They arrive on the main thread.
struct CarDetailsEvents {
    let state: Observable<LoadState<CarDetailsContent>>
}

/// The content of CarDetails, formatted for display.
nonisolated struct CarDetailsContent: Equatable {
    var title: String
}

/// The entity that CarDetails fetches, before it is formatted.
nonisolated struct CarDetailsEntity: Equatable {
    var name: String
}

/// Where CarDetails leads. Each route is an extension in a file of its own.
struct CarDetailsNavigationOption: Equatable {
    let request: RouteRequest
}

@MainActor
protocol CarDetailsWireframeInterface: WireframeInterface {
    func navigate(to option: CarDetailsNavigationOption)
}

@MainActor
protocol CarDetailsViewInterface: ViewInterface {}

@MainActor
protocol CarDetailsPresenterInterface: PresenterInterface {
    func configure(with output: CarDetails.ViewOutput) -> CarDetails.ViewInput
}

nonisolated protocol CarDetailsInteractorInterface: InteractorInterface {
    func fetchEntity() -> Single<CarDetailsEntity>
}

nonisolated protocol CarDetailsFormatterInterface: FormatterInterface {
    func content(for entity: CarDetailsEntity) -> CarDetailsContent
}
