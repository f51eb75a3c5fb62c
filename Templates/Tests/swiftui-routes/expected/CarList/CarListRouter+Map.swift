extension CarListRouter {
    /// Pushes CarMap onto the navigation stack.
    func navigateToMap(withLatitude latitude: Double, longitude: Double) {
        handle(.push(CarMapBuilder(withLatitude: latitude, longitude: longitude)))
    }
}
