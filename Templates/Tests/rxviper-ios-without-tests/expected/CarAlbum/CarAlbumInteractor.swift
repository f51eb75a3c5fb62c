import Foundation
import RxSwift

/// Fetches what CarAlbum shows. It doesn't depend on views.
///
/// Results arrive on the main thread, because the presenter belongs to it.
nonisolated final class CarAlbumInteractor {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }
}

nonisolated extension CarAlbumInteractor: CarAlbumInteractorInterface {
    // TODO: Fetch what the scene shows, and format it. Keep `observe(on:)` last.
    func fetchContent() -> Single<CarAlbumContent> {
        .just(CarAlbumContent(title: "Car Album")).observe(on: MainScheduler.instance)
    }
}
