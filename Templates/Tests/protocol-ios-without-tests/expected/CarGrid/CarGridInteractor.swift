import Foundation

/// Loads what CarGrid shows. It doesn't depend on views.
@MainActor
final class CarGridInteractor {
    typealias Fetch = @MainActor () async throws -> CarGridEntity

    let photos: [URL]
    weak var presenter: (any CarGridInteractorToPresenterProtocol)?

    private let fetch: Fetch?
    private var newestLoad = 0
    private var newestResult = 0

    /// - Parameter fetch: Replaces `fetchEntity()` in tests and previews.
    init(withPhotos photos: [URL], fetch: Fetch? = nil) {
        self.photos = photos
        self.fetch = fetch
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() async throws -> CarGridEntity {
        CarGridEntity(title: "Car Grid")
    }
}

extension CarGridInteractor: CarGridPresenterToInteractorProtocol {
    func load() async {
        newestLoad += 1
        let load = newestLoad
        let result: Result<CarGridEntity, any Error>
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
