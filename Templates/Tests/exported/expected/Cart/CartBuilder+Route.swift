public import CheckoutInterface

nonisolated extension CartBuilder: RoutedScene {
    public init(_ route: CartRoute) {
        self.init(withCartID: route.cartID, page: route.page)
    }
}
