import Foundation

/// Loads what CarGrid shows. It doesn't depend on views.
@MainActor
final class CarGridInteractor {
    weak var presenter: (any CarGridInteractorToPresenterProtocol)?
    let photos: [URL]
    private let loader = Loader<CarGridEntity>()

    init(withPhotos photos: [URL]) {
        self.photos = photos
        loader.onChange = { [weak self] state in self?.presenter?.loadDidChange(state) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() async throws -> CarGridEntity {
        CarGridEntity(name: "Car Grid")
    }
}

extension CarGridInteractor: CarGridPresenterToInteractorProtocol {
    func load() async {
        await loader.load(fetchEntity)
    }
}
