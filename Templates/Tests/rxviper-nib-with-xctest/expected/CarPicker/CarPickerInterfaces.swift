import RxSwift

/// What the view and the presenter of CarPicker exchange.
enum CarPicker {
    struct ViewOutput {
        let actions: CarPickerActions
    }

    struct ViewInput {
        let events: CarPickerEvents
    }
}

/// What happens in the view. Actions may arrive on any thread.
struct CarPickerActions {
    let load: Observable<Void>
    let close: Observable<Void>
}

/// What the view shows. Events arrive on the main thread.
struct CarPickerEvents {
    let content: Observable<CarPickerContent>
}

/// What CarPicker shows, formatted for display.
nonisolated struct CarPickerContent: Equatable {
    var title: String
}

/// What CarPicker fetches, before it is formatted.
nonisolated struct CarPickerEntity: Equatable {
    var name: String
}

/// Where CarPicker leads. Each route is an extension in a file of its own.
struct CarPickerNavigationOption {
    let request: RouteRequest
}

@MainActor
protocol CarPickerWireframeInterface: WireframeInterface {
    func navigate(to option: CarPickerNavigationOption)
}

@MainActor
protocol CarPickerViewInterface: ViewInterface, Progressable {}

@MainActor
protocol CarPickerPresenterInterface: PresenterInterface {
    func configure(with output: CarPicker.ViewOutput) -> CarPicker.ViewInput
}

nonisolated protocol CarPickerInteractorInterface: InteractorInterface {
    func fetchEntity() -> Single<CarPickerEntity>
}

nonisolated protocol CarPickerFormatterInterface: FormatterInterface {
    func content(for entity: CarPickerEntity) -> CarPickerContent
}
