import RxSwift

/// Fetches and stores what CarAlbum is about. It neither formats nor shows anything.
nonisolated final class CarAlbumInteractor {
}

nonisolated extension CarAlbumInteractor: CarAlbumInteractorInterface {
    func fetchName() -> Single<String> {
        .just("Car Album")
    }
}
