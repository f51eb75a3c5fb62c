final class CarDetailsViewModel {
    let carID: String
    let log = Log("car-details")

    init(withCarID carID: String) {
        self.carID = carID
    }
}
