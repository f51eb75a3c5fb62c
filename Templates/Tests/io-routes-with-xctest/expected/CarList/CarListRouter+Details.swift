extension CarListRouter {
    /// Shows CarDetails on the same navigation stack.
    func navigateToDetails(withID carID: String, page: Int = 1) {
        viewController?.handle(.push(CarDetailsBuilder(withID: carID, page: page)))
    }
}
