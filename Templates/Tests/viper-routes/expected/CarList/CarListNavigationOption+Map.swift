extension CarListNavigationOption {
    /// Pushes CarMap onto the navigation stack.
    static func map(withLatitude latitude: Double, longitude: Double) -> Self {
        Self(request: .push(CarMapBuilder(withLatitude: latitude, longitude: longitude)))
    }
}
