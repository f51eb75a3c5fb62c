import Observation

/// Loads what CarTable shows and formats it for display. It doesn't depend on views.
@MainActor
@Observable
final class CarTableViewModel {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
        var rows: [Row] = []

        struct Row: Hashable, Identifiable {
            var id: String
            var text: String
        }
    }

    private(set) var state = LoadState<Content>()
    private let loader = Loader<Content>()

    init() {
        loader.onChange = { [weak self] state in self?.state = state }
    }

    /// Loads the content, or loads it again.
    func load() async {
        await loader.load(fetchContent)
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> Content {
        Content(title: "Car Table")
    }
}
