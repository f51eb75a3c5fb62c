/// Opens Checkout at `checkout/:cartID`.
extension CheckoutBuilder: LinkedScene {
    static let linkPath = "checkout/:cartID"

    init?(link: LinkValues) {
        guard let cartID = link.value("cartID", as: String.self) else { return nil }
        self.init(withCartID: cartID)
    }
}
