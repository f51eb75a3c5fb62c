/// Fetches what CarDetails shows, and formats it. It knows nothing of views.
@MainActor
final class CarDetailsViewModel {
    let title = "Car Details"
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }
}
