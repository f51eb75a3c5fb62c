/// Leads to Cart and passes it its initial data.
public nonisolated struct CartRoute: SceneRoute, Hashable, Codable {
    public let cartID: String
    public let page: Int

    public init(withCartID cartID: String, page: Int = 1) {
        self.cartID = cartID
        self.page = page
    }
}
