/// The content of Cart, formatted for display.
struct CartContent: Equatable {
    var title: String
}

/// The entity that Cart fetches, before it is formatted.
struct CartEntity: Equatable {
    var name: String
}

/// Where Cart leads. Each route is an extension in a file of its own.
struct CartNavigationOption: Equatable {
    let request: RouteRequest
}

@MainActor
protocol CartWireframeInterface: WireframeInterface {
    func navigate(to option: CartNavigationOption)
}

@MainActor
protocol CartViewInterface: ViewInterface {
    func show(_ state: LoadState<CartContent>)
}

@MainActor
protocol CartPresenterInterface: PresenterInterface {
    func load() async
    func reloadDidFail(_ message: String)
}

@MainActor
protocol CartInteractorInterface: InteractorInterface {
    func fetchEntity() async throws -> CartEntity
}
