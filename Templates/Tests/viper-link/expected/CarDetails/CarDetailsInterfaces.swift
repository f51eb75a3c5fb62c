/// The content of CarDetails, formatted for display.
struct CarDetailsContent: Equatable {
    var title: String
}

/// The entity that CarDetails fetches, before it is formatted.
struct CarDetailsEntity: Equatable {
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
protocol CarDetailsViewInterface: ViewInterface {
    func show(_ state: LoadState<CarDetailsContent>)
}

@MainActor
protocol CarDetailsPresenterInterface: PresenterInterface {
    func load() async
    func reloadDidFail(_ message: String)
}

@MainActor
protocol CarDetailsInteractorInterface: InteractorInterface {
    func fetchEntity() async throws -> CarDetailsEntity
}
