/// The content of CarAlbum, formatted for display.
struct CarAlbumContent: Equatable {
    var title: String
}

/// The entity that CarAlbum fetches, before it is formatted.
struct CarAlbumEntity: Equatable {
    var name: String
}

/// Where CarAlbum leads. Each route is an extension in a file of its own.
struct CarAlbumNavigationOption: Equatable {
    let request: RouteRequest
}

@MainActor
protocol CarAlbumWireframeInterface: WireframeInterface {
    func navigate(to option: CarAlbumNavigationOption)
}

@MainActor
protocol CarAlbumViewInterface: ViewInterface {
    func show(_ state: LoadState<CarAlbumContent>)
}

@MainActor
protocol CarAlbumPresenterInterface: PresenterInterface {
    func load() async
    func reloadDidFail(_ message: String)
}

@MainActor
protocol CarAlbumInteractorInterface: InteractorInterface {
    func fetchEntity() async throws -> CarAlbumEntity
}
