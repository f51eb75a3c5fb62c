/// Fetches what CarDetails shows. It doesn't depend on views.
@MainActor
final class CarDetailsInteractor {
    typealias Fetch = @MainActor () async throws -> CarDetailsContent

    let carID: String
    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `requestContent()` in tests and previews.
    init(withCarID carID: String, fetch: Fetch? = nil) {
        self.carID = carID
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows, and format it.
    private func requestContent() async throws -> CarDetailsContent {
        CarDetailsContent(title: "Car Details")
    }
}

extension CarDetailsInteractor: CarDetailsInteractorInterface {
    func fetchContent() async throws -> CarDetailsContent {
        try await (fetch ?? requestContent)()
    }
}
