/// Fetches what CarList shows. It doesn't depend on views.
@MainActor
final class CarListInteractor {}

extension CarListInteractor: CarListInteractorInterface {
    // TODO: Fetch what the scene shows.
    func fetchEntity() async throws -> CarListEntity {
        CarListEntity(name: "Car List")
    }
}
