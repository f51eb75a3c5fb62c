import RxSwift

/// Fetches what Cart shows. It doesn't depend on views.
///
/// Results arrive on the main thread, because the presenter belongs to it.
nonisolated final class CartInteractor {
    let cartID: String

    init(withCartID cartID: String) {
        self.cartID = cartID
    }
}

nonisolated extension CartInteractor: CartInteractorInterface {
    // TODO: Fetch what the scene shows, and format it. Keep `observe(on:)` last.
    func fetchContent() -> Single<CartContent> {
        .just(CartContent(title: "Cart")).observe(on: MainScheduler.instance)
    }
}
