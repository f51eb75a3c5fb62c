/// Fetches what CarList shows. It doesn't depend on views.
@MainActor
final class CarListInteractor {}

extension CarListInteractor: CarListInteractorInterface {
    // TODO: Fetch what the scene shows, and format it.
    func fetchContent() async throws -> CarListContent {
        CarListContent(title: "Car List")
    }
}
