/// Loads what CarDetails shows. It doesn't depend on views.
@MainActor
final class CarDetailsInteractor {
    weak var presenter: (any CarDetailsInteractorToPresenterProtocol)?
    let carID: String
    private let loader = Loader<CarDetailsEntity>()

    init(withCarID carID: String) {
        self.carID = carID
        loader.onChange = { [weak self] state in self?.presenter?.loadDidChange(state) }
    }

    // TODO: Fetch what the scene shows.
    private func fetchEntity() async throws -> CarDetailsEntity {
        CarDetailsEntity(name: "Car Details")
    }
}

extension CarDetailsInteractor: CarDetailsPresenterToInteractorProtocol {
    func load() async {
        await loader.load(fetchEntity)
    }
}
