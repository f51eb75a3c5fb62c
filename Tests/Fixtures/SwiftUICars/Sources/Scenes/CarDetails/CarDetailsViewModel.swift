import Observation

/// Loads what CarDetails shows and formats it for display. It doesn't depend on views.
@MainActor
@Observable
final class CarDetailsViewModel {
    /// What the view shows, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    typealias Fetch = @MainActor () async throws -> Content

    let carID: String
    private(set) var state = LoadState<Content>.loading

    private let fetch: Fetch?
    @ObservationIgnored private var newestLoad = 0
    @ObservationIgnored private var newestResult = 0

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(withCarID carID: String, fetch: Fetch? = nil) {
        self.carID = carID
        self.fetch = fetch
    }

    /// Loads the content. A reload keeps what is on screen.
    func load() async {
        newestLoad += 1
        let load = newestLoad
        if state.content == nil { state = .loading }
        let result: LoadState<Content>
        do {
            result = try await .loaded((fetch ?? fetchContent)())
        } catch {
            result = .failed(message: "Something went wrong.")
        }
        // A canceled load changes nothing, and neither does one that a newer load has overtaken.
        guard !Task.isCancelled, load > newestResult else { return }
        newestResult = load
        state = result
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> Content {
        Content(title: "Car Details")
    }
}
