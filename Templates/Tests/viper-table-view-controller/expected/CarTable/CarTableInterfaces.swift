/// The content of CarTable, formatted for display.
struct CarTableContent: Equatable {
    var title: String
    var rows: [Row] = []

    nonisolated struct Row: Hashable, Identifiable {
        var id: String
        var text: String
    }
}

/// The entity that CarTable fetches, before it is formatted.
struct CarTableEntity: Equatable {
    var name: String
}

/// Where CarTable leads. Each route is an extension in a file of its own.
struct CarTableNavigationOption: Equatable {
    let request: RouteRequest
}

@MainActor
protocol CarTableWireframeInterface: WireframeInterface {
    func navigate(to option: CarTableNavigationOption)
}

@MainActor
protocol CarTableViewInterface: ViewInterface {
    func show(_ state: LoadState<CarTableContent>)
}

@MainActor
protocol CarTablePresenterInterface: PresenterInterface {
    func load() async
    func reloadDidFail(_ message: String)
}

@MainActor
protocol CarTableInteractorInterface: InteractorInterface {
    func fetchEntity() async throws -> CarTableEntity
}

protocol CarTableFormatterInterface: FormatterInterface {
    func content(for entity: CarTableEntity) -> CarTableContent
}
