/// Opens CarDetails at `cars/:carID/pages/:page`.
extension CarDetailsBuilder: LinkedScene {
    static let linkPath = "cars/:carID/pages/:page"

    init?(link: LinkValues) {
        guard
            let carID = link.value("carID", as: String.self),
            let page = link.value("page", as: Int.self)
        else { return nil }
        self.init(withCarID: carID, page: page)
    }
}
