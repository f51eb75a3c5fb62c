import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Loads what CarCatalog shows and formats it for display. It doesn't depend on views.
@MainActor
final class CarCatalogViewModel {
    /// What the view controller shows, formatted for display.
    struct Content: Equatable {
        var title: String
        var rows: [String] = []
    }

    typealias Fetch = @MainActor () async throws -> Content

    let request: URLRequest
    private(set) var state = LoadState<Content>.loading {
        didSet { if state != oldValue { onChange?(state) } }
    }

    /// Called on every state change.
    var onChange: ((LoadState<Content>) -> Void)?

    private let fetch: Fetch?
    private var newestLoad = 0
    private var newestResult = 0

    /// - Parameter fetch: Replaces `fetchContent()` in tests and previews.
    init(withRequest request: URLRequest, fetch: Fetch? = nil) {
        self.request = request
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
        Content(title: "Car Catalog")
    }
}
