extension CarListRouter {
    /// Shows CarDetails on the same navigation stack.
    func navigateToDetails(withCarID carID: String) {
        viewController?.handle(.push(CarDetailsBuilder(withCarID: carID)))
    }
}
