import RxSwift

/// Fetches what Cart shows; results arrive on the main thread. It doesn't depend on views.
nonisolated final class CartInteractor {
    let cartID: String

    init(withCartID cartID: String) {
        self.cartID = cartID
    }
}

nonisolated extension CartInteractor: CartInteractorInterface {
    // TODO: Fetch what the scene shows. Keep `observe(on:)` last.
    func fetchEntity() -> Single<CartEntity> {
        .just(CartEntity(name: "Cart")).observe(on: MainScheduler.instance)
    }
}
