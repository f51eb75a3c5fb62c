import Foundation
import Observation

/// Loads what CarAlbum shows and formats it for display. It doesn't depend on views.
@MainActor
@Observable
final class CarAlbumViewModel {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    private(set) var state = LoadState<Content>()
    let photos: [URL]
    private let loader = Loader<Content>()

    init(withPhotos photos: [URL]) {
        self.photos = photos
        loader.onChange = { [weak self] state in self?.state = state }
    }

    /// Loads the content, or loads it again.
    func load() async {
        await loader.load(fetchContent)
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> Content {
        Content(title: "Car Album")
    }
}
