extension CarListNavigationOption {
    /// Pushes CarDetails onto the navigation stack.
    static func details(withCarID carID: String) -> Self {
        Self(request: .push(CarDetailsBuilder(withCarID: carID)))
    }
}
