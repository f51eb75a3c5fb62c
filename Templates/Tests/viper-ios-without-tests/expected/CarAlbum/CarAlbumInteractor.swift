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
    // TODO: Fetch what the scene shows, and format it.
    func fetchContent() async throws -> CarAlbumContent {
        CarAlbumContent(title: "Car Album")
    }
}
