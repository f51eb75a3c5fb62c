import Foundation

/// Fetches what CarAlbum shows. It doesn't depend on views.
@MainActor
final class CarAlbumInteractor {
    let photos: [URL]

    init(withPhotos photos: [URL]) {
        self.photos = photos
    }
}

extension CarAlbumInteractor: CarAlbumInteractorInterface {
    // TODO: Fetch what the scene shows.
    func fetchEntity() async throws -> CarAlbumEntity {
        CarAlbumEntity(name: "Car Album")
    }
}
