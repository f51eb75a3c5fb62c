import Foundation

/// Loads what CarGrid shows. It doesn't depend on views.
@MainActor
final class CarGridInteractor {
    typealias Fetch = @MainActor () async throws -> CarGridEntity

    let photos: [URL]
    weak var presenter: (any CarGridInteractorToPresenterProtocol)?

    private let fetch: Fetch?

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
