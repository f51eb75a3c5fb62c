import Foundation
import RxSwift

/// Fetches what CarAlbum shows; results arrive on the main thread. It doesn't depend on views.
nonisolated final class CarAlbumInteractor {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }
}

nonisolated extension CarAlbumInteractor: CarAlbumInteractorInterface {
    // TODO: Fetch what the scene shows. Keep `observe(on:)` last.
    func fetchEntity() -> Single<CarAlbumEntity> {
        .just(CarAlbumEntity(name: "Car Album")).observe(on: MainScheduler.instance)
    }
}
