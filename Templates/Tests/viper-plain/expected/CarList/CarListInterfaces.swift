/// The content of CarList, formatted for display.
struct CarListContent: Equatable {
    var title: String
}

/// The entity that CarList fetches, before it is formatted.
struct CarListEntity: Equatable {
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
protocol CarListViewInterface: ViewInterface {
    func show(_ state: LoadState<CarListContent>)
}

@MainActor
protocol CarListPresenterInterface: PresenterInterface {
    func load() async
    func reloadDidFail(_ message: String)
}

@MainActor
protocol CarListInteractorInterface: InteractorInterface {
    func fetchEntity() async throws -> CarListEntity
}
