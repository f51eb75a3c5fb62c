/// Loads what CarDetails shows. It doesn't depend on views.
@MainActor
final class CarDetailsInteractor {
    typealias Fetch = @MainActor () async throws -> CarDetailsEntity

    let carID: String
    weak var presenter: (any CarDetailsInteractorToPresenterProtocol)?

    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `fetchEntity()` in tests and previews.
    init(withCarID carID: String, fetch: Fetch? = nil) {
        self.carID = carID
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() async throws -> CarDetailsEntity {
        CarDetailsEntity(title: "Car Details")
    }
}

extension CarDetailsInteractor: CarDetailsPresenterToInteractorProtocol {
    func load() async {
        do {
            let entity = try await (fetch ?? fetchEntity)()
            try Task.checkCancellation()
            presenter?.loadFinished(entity)
        } catch {
            // A canceled load isn't a failure: the scene has closed or loads again.
            if !Task.isCancelled { presenter?.loadFailed(error) }
        }
    }
}
