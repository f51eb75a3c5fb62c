public import CheckoutInterface

nonisolated extension TradeBuilder: RoutedScene {
    public init(_ route: TradeRoute) {
        self.init(withItem: route.item)
    }
}
