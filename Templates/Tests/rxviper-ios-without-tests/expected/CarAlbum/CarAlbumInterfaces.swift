import RxCocoa
import RxSwift

/// The streams between the view and the presenter of CarAlbum.
enum CarAlbum {
    struct ViewOutput {
        let actions: CarAlbumActions
    }

    struct ViewInput {
        let events: CarAlbumEvents
    }
}

/// The actions of the view.
struct CarAlbumActions {
    var load: Signal<Void> = .never()
}

/// The events that the view shows.
struct CarAlbumEvents {
    let state: Driver<LoadState<CarAlbumContent>>
}

/// The content of CarAlbum, formatted for display.
nonisolated struct CarAlbumContent: Equatable {
    var title: String
}

/// The entity that CarAlbum fetches, before it is formatted.
nonisolated struct CarAlbumEntity: Equatable {
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
protocol CarAlbumViewInterface: ViewInterface {}

@MainActor
protocol CarAlbumPresenterInterface: PresenterInterface {
    func configure(with output: CarAlbum.ViewOutput) -> CarAlbum.ViewInput
}

nonisolated protocol CarAlbumInteractorInterface: InteractorInterface {
    func fetchEntity() -> Single<CarAlbumEntity>
}
