/// Loads what CarList shows. It doesn't depend on views.
@MainActor
final class CarListInteractor {
    typealias Fetch = @MainActor () async throws -> CarListEntity

    weak var presenter: (any CarListInteractorToPresenterProtocol)?

    private let fetch: Fetch?
    private var newestLoad = 0
    private var newestResult = 0

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
        newestLoad += 1
        let load = newestLoad
        let result: Result<CarListEntity, any Error>
        do {
            result = try await .success((fetch ?? fetchEntity)())
        } catch {
            result = .failure(error)
        }
        // A canceled load changes nothing, and neither does one that a newer load has overtaken.
        guard !Task.isCancelled, load > newestResult else { return }
        newestResult = load
        switch result {
        case .success(let entity): presenter?.loadFinished(entity)
        case .failure(let error): presenter?.loadFailed(error)
        }
    }
}
