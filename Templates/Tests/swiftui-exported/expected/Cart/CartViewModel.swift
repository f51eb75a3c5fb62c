import Observation

/// Loads what Cart shows and formats it for display. It doesn't depend on views.
@MainActor
@Observable
final class CartViewModel {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    private(set) var state = LoadState<Content>()
    let cartID: String
    private let loader = Loader<Content>()

    init(withCartID cartID: String) {
        self.cartID = cartID
        loader.onChange = { [weak self] state in self?.state = state }
    }

    /// Loads the content, or loads it again.
    func load() async {
        await loader.load(fetchContent)
    }

    // TODO: Fetch what the scene shows, and format it.
    private func fetchContent() async throws -> Content {
        Content(title: "Cart")
    }
}
