/// Loads what CarList shows and formats it for display. It doesn't depend on views.
@MainActor
final class CarListViewModel {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    typealias Fetch = @MainActor () async throws -> Content

    private(set) var state = LoadState<Content>.loading {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Called on every state change.
    var onChange: ((LoadState<Content>) -> Void)?

    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(fetch: Fetch? = nil) {
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
        Content(title: "Car List")
    }
}
