public import CheckoutInterface

nonisolated extension WelcomeBuilder: RoutedScene {
    public init(_ route: WelcomeRoute) {
        self.init()
    }
}
