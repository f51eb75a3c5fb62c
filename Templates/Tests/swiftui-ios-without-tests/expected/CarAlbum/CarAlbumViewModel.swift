import Foundation
import Observation

/// Loads what CarAlbum shows and formats it for display. It doesn't depend on views.
@MainActor
@Observable
final class CarAlbumViewModel {
    /// What the view shows, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    typealias Fetch = @MainActor () async throws -> Content

    let photos: [URL]
    private(set) var state = LoadState<Content>.loading

    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(withPhotos photos: [URL], fetch: Fetch? = nil) {
        self.photos = photos
        self.fetch = fetch
    }

    /// Loads the content. A reload keeps what is on screen.
    func load() async {
        if state.content == nil { state = .loading }
        do {
            let content = try await (fetch ?? fetchContent)()
            try Task.checkCancellation()
            state = .loaded(content)
        } catch {
            // A canceled load isn't a failure: the scene has closed or loads again.
            if !Task.isCancelled { state = .failed(message: "Something went wrong.") }
        }
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> Content {
        Content(title: "Car Album")
    }
}
