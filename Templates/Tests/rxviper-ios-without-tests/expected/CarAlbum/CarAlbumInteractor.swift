import Foundation
import RxSwift

/// Fetches what CarAlbum shows, on any thread. It doesn't depend on views.
nonisolated final class CarAlbumInteractor {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }
}

nonisolated extension CarAlbumInteractor: CarAlbumInteractorInterface {
    // TODO: Fetch what the scene shows, and format it.
    func fetchContent() -> Single<CarAlbumContent> {
        .just(CarAlbumContent(title: "Car Album"))
    }
}
