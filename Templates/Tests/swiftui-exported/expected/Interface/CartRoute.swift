/// Leads to Cart and passes it its initial data.
public nonisolated struct CartRoute: SceneRoute, Hashable, Codable {
    public let cartID: String

    public init(withCartID cartID: String) {
        self.cartID = cartID
    }
}
