/// Opens CarDetails at `cars/:carID`.
extension CarDetailsBuilder: LinkedScene {
    static let linkPath = "cars/:carID"

    init?(link: LinkValues) {
        guard let carID = link.value("carID", as: String.self) else { return nil }
        self.init(withCarID: carID)
    }
}
