public import CheckoutInterface

nonisolated extension ReceiptBuilder: RoutedScene {
    public init(_ route: ReceiptRoute) {
        self.init(date: route.date, onClose: route.onClose)
    }
}
