/// Fetches what Cart shows. It doesn't depend on views.
@MainActor
final class CartInteractor {
    let cartID: String

    init(withCartID cartID: String) {
        self.cartID = cartID
    }
}

extension CartInteractor: CartInteractorInterface {
    // TODO: Fetch what the scene shows.
    func fetchEntity() async throws -> CartEntity {
        CartEntity(name: "Cart")
    }
}
