import RxSwift

/// What the view and the presenter of CarAlbum exchange.
enum CarAlbum {
    struct ViewOutput {
        let actions: CarAlbumActions
    }

    struct ViewInput {
        let events: CarAlbumEvents
    }
}

/// What happens in the view. Actions may arrive on any thread.
struct CarAlbumActions {
    let load: Observable<Void>
    let close: Observable<Void>
}

/// What the view shows. Events arrive on the main thread.
struct CarAlbumEvents {
    let content: Observable<CarAlbumContent>
}

/// What CarAlbum shows, formatted for display.
nonisolated struct CarAlbumContent: Equatable {
    var title: String
}

/// Where CarAlbum leads. Each route is an extension in a file of its own.
struct CarAlbumNavigationOption {
    let request: RouteRequest
}

@MainActor
protocol CarAlbumWireframeInterface: WireframeInterface {
    func navigate(to option: CarAlbumNavigationOption)
}

@MainActor
protocol CarAlbumViewInterface: ViewInterface, Progressable {}

@MainActor
protocol CarAlbumPresenterInterface: PresenterInterface {
    func configure(with output: CarAlbum.ViewOutput) -> CarAlbum.ViewInput
}

nonisolated protocol CarAlbumInteractorInterface: InteractorInterface {
    func fetchContent() -> Single<CarAlbumContent>
}
