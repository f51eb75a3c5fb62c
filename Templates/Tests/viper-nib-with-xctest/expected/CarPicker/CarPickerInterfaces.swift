/// The content of CarPicker, formatted for display.
struct CarPickerContent: Equatable {
    var title: String
}

/// The entity that CarPicker fetches, before it is formatted.
struct CarPickerEntity: Equatable {
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
protocol CarPickerViewInterface: ViewInterface {
    func show(_ state: LoadState<CarPickerContent>)
}

@MainActor
protocol CarPickerPresenterInterface: PresenterInterface {
    func load() async
    func reloadDidFail(_ message: String)
}

@MainActor
protocol CarPickerInteractorInterface: InteractorInterface {
    func fetchEntity() async throws -> CarPickerEntity
}

protocol CarPickerFormatterInterface: FormatterInterface {
    func content(for entity: CarPickerEntity) -> CarPickerContent
}
