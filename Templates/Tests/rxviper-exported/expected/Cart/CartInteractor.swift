import RxSwift

/// Fetches what Cart shows, on any thread. It doesn't depend on views.
nonisolated final class CartInteractor {
    let cartID: String

    init(withCartID cartID: String) {
        self.cartID = cartID
    }
}

nonisolated extension CartInteractor: CartInteractorInterface {
    // TODO: Fetch what the scene shows, and format it.
    func fetchContent() -> Single<CartContent> {
        .just(CartContent(title: "Cart"))
    }
}
