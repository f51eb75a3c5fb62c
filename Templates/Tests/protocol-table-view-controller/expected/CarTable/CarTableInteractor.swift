/// Loads what CarTable shows. It doesn't depend on views.
@MainActor
final class CarTableInteractor {
    weak var presenter: (any CarTableInteractorToPresenterProtocol)?
    private let loader = Loader<CarTableEntity>()

    init() {
        loader.onChange = { [weak self] state in self?.presenter?.loadDidChange(state) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() async throws -> CarTableEntity {
        CarTableEntity(name: "Car Table")
    }
}

extension CarTableInteractor: CarTablePresenterToInteractorProtocol {
    func load() async {
        await loader.load(fetchEntity)
    }
}
