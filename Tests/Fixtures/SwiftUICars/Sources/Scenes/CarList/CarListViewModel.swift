import Observation

/// Loads what CarList shows and formats it for display. It doesn't depend on views.
@MainActor
@Observable
final class CarListViewModel {
    /// What the view shows, formatted for display.
    struct Content: Equatable {
        var title: String
        var rows: [Row] = []

        struct Row: Equatable, Identifiable {
            var id: String
            var text: String
        }
    }

    typealias Fetch = @MainActor () async throws -> Content

    private(set) var state = LoadState<Content>.loading

    private let api: any CarFetching
    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(api: any CarFetching, fetch: Fetch? = nil) {
        self.api = api
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

    private func fetchContent() async throws -> Content {
        let cars = try await api.cars()
        return Content(
            title: "Cars",
            rows: cars.map { .init(id: $0.id, text: "\($0.name), \($0.seats) seats") }
        )
    }
}
