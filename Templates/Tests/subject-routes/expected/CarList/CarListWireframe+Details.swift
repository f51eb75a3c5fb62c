extension CarListPresenterToRouter {
    /// Pushes CarDetails onto the navigation stack.
    static func navigateToDetails(withCarID carID: String) -> Self {
        Self(request: .push(CarDetailsBuilder(withCarID: carID)))
    }
}
