import Observation

/// Loads what CarDetails shows and formats it for display. It doesn't depend on views.
@MainActor
@Observable
final class CarDetailsViewModel {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    private(set) var state = LoadState<Content>()
    let carID: String
    private let loader = Loader<Content>()

    init(withCarID carID: String) {
        self.carID = carID
        loader.onChange = { [weak self] state in self?.state = state }
    }

    /// Loads the content, or loads it again.
    func load() async {
        await loader.load(fetchContent)
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> Content {
        Content(title: "Car Details")
    }
}
