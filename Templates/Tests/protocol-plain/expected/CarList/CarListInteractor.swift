/// Loads what CarList shows. It doesn't depend on views.
@MainActor
final class CarListInteractor {
    typealias Fetch = @MainActor () async throws -> CarListEntity

    weak var presenter: (any CarListInteractorToPresenterProtocol)?

    private let fetch: Fetch?

    /// - Parameter fetch: Replaces `fetchEntity()` in tests and previews.
    init(fetch: Fetch? = nil) {
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() async throws -> CarListEntity {
        CarListEntity(title: "Car List")
    }
}

extension CarListInteractor: CarListPresenterToInteractorProtocol {
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
