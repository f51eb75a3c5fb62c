import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Loads what CarCatalog shows and formats it for display. It doesn't depend on views.
@MainActor
final class CarCatalogViewModel {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
        var rows: [Row] = []

        nonisolated struct Row: Hashable, Identifiable {
            var id: String
            var text: String
        }
    }

    let request: URLRequest
    let loader = Loader<Content>()

    init(withRequest request: URLRequest) {
        self.request = request
    }

    /// Loads the content, or loads it again.
    func load() async {
        await loader.load(fetchContent)
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> Content {
        Content(title: "Car Catalog")
    }
}
