/// Fetches what CarDetails shows. It doesn't depend on views.
@MainActor
final class CarDetailsInteractor {
    typealias Fetch = @MainActor () async throws -> CarDetailsEntity

    let carID: String
    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `requestEntity()` in tests and previews.
    init(withCarID carID: String, fetch: Fetch? = nil) {
        self.carID = carID
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows.
    private func requestEntity() async throws -> CarDetailsEntity {
        CarDetailsEntity(name: "Car Details")
    }
}

extension CarDetailsInteractor: CarDetailsInteractorInterface {
    func fetchEntity() async throws -> CarDetailsEntity {
        try await (fetch ?? requestEntity)()
    }
}
