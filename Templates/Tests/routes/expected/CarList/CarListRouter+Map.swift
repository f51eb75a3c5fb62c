extension CarListRouter {
    /// Shows CarMap on the same navigation stack.
    func navigateToMap(withLatitude latitude: Double, longitude: Double) {
        viewController?.handle(.push(CarMapBuilder(withLatitude: latitude, longitude: longitude)))
    }
}
