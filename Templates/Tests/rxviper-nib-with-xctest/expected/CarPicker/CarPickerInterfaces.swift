import RxSwift

/// The streams between the view and the presenter of CarPicker.
enum CarPicker {
    struct ViewOutput {
        let actions: CarPickerActions
    }

    struct ViewInput {
        let events: CarPickerEvents
    }
}

/// The actions of the view. They may arrive on any thread.
struct CarPickerActions {
    var load: Observable<Void> = .never()
}

/// The events that the view shows. They arrive on the main thread.
struct CarPickerEvents {
    let state: Observable<LoadState<CarPickerContent>>
}

/// The content of CarPicker, formatted for display.
nonisolated struct CarPickerContent: Equatable {
    var title: String
}

/// The entity that CarPicker fetches, before it is formatted.
nonisolated struct CarPickerEntity: Equatable {
    var name: String
}

/// Where CarPicker leads. Each route is an extension in a file of its own.
struct CarPickerNavigationOption: Equatable {
    let request: RouteRequest
}

@MainActor
protocol CarPickerWireframeInterface: WireframeInterface {
    func navigate(to option: CarPickerNavigationOption)
}

@MainActor
protocol CarPickerViewInterface: ViewInterface {}

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
