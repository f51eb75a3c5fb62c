/// Loads what CarList shows. It doesn't depend on views.
@MainActor
final class CarListInteractor {
    weak var presenter: (any CarListInteractorToPresenterProtocol)?
    private let loader = Loader<CarListEntity>()

    init() {
        loader.onChange = { [weak self] state in self?.presenter?.loadDidChange(state) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() async throws -> CarListEntity {
        CarListEntity(name: "Car List")
    }
}

extension CarListInteractor: CarListPresenterToInteractorProtocol {
    func load() async {
        await loader.load(fetchEntity)
    }
}
