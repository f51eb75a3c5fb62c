import Observation

/// Loads what CarList shows and formats it for display. It doesn't depend on views.
@MainActor
@Observable
final class CarListViewModel {
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
    private let api: any CarFetching
    private let loader = Loader<Content>()

    init(api: any CarFetching) {
        self.api = api
        loader.onChange = { [weak self] state in self?.state = state }
    }

    /// Loads the content, or loads it again.
    func load() async {
        await loader.load(fetchContent)
    }

    private func fetchContent() async throws -> Content {
        let cars = try await api.cars()
        return Content(
            title: "Cars",
            rows: cars.map { .init(id: $0.id, text: "\($0.name), \($0.seats) seats") }
        )
    }
}
