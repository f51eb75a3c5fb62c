extension CarListRouter {
    /// Pushes CarDetails onto the navigation stack.
    func navigateToDetails(withID carID: String, page: Int = 1) {
        handle(.push(CarDetailsBuilder(withID: carID, page: page)))
    }
}
