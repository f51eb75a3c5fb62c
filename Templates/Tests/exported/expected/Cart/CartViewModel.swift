/// Loads what Cart shows and formats it for display. It doesn't depend on views.
@MainActor
final class CartViewModel {
    /// The content of the scene, formatted for display.
    struct Content: Equatable {
        var title: String
    }

    let cartID: String
    let page: Int
    private let limit: Int
    let loader = Loader<Content>()

    init(withCartID cartID: String, page: Int, limit: Int) {
        self.cartID = cartID
        self.page = page
        self.limit = limit
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
