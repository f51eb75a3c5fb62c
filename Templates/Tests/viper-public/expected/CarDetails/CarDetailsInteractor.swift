/// Fetches what CarDetails shows. It doesn't depend on views.
@MainActor
final class CarDetailsInteractor {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }
}

extension CarDetailsInteractor: CarDetailsInteractorInterface {
    // TODO: Fetch what the scene shows, and format it.
    func fetchContent() async throws -> CarDetailsContent {
        CarDetailsContent(title: "Car Details")
    }
}
