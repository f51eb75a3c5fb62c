/// Fetches what CarList shows. It doesn't depend on views.
@MainActor
final class CarListInteractor {
    typealias Fetch = @MainActor () async throws -> CarListContent

    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `requestContent()` in tests and previews.
    init(fetch: Fetch? = nil) {
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows, and format it.
    private func requestContent() async throws -> CarListContent {
        CarListContent(title: "Car List")
    }
}

extension CarListInteractor: CarListInteractorInterface {
    func fetchContent() async throws -> CarListContent {
        try await (fetch ?? requestContent)()
    }
}
