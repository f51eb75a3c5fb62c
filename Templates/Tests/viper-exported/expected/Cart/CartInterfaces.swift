/// The content of Cart, formatted for display.
struct CartContent: Equatable {
    var title: String
}

/// Where Cart leads. Each route is an extension in a file of its own.
struct CartNavigationOption {
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
    func fetchContent() async throws -> CartContent
}
