import Foundation

/// Fetches what CarAlbum shows. It doesn't depend on views.
@MainActor
final class CarAlbumInteractor {
    typealias Fetch = @MainActor () async throws -> CarAlbumContent

    let photos: [URL]
    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `requestContent()` in tests and previews.
    init(withPhotos photos: [URL], fetch: Fetch? = nil) {
        self.photos = photos
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows, and format it.
    private func requestContent() async throws -> CarAlbumContent {
        CarAlbumContent(title: "Car Album")
    }
}

extension CarAlbumInteractor: CarAlbumInteractorInterface {
    func fetchContent() async throws -> CarAlbumContent {
        try await (fetch ?? requestContent)()
    }
}
