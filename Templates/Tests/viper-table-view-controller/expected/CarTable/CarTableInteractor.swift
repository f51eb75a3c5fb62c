/// Fetches what CarTable shows. It doesn't depend on views.
@MainActor
final class CarTableInteractor {}

extension CarTableInteractor: CarTableInteractorInterface {
    // TODO: Fetch what the scene shows.
    func fetchEntity() async throws -> CarTableEntity {
        CarTableEntity(name: "Car Table")
    }
}
