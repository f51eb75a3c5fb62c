extension CarListPresenterToRouterProtocol {
    /// Pushes CarDetails onto the navigation stack.
    func navigateToDetails(withCarID carID: String) {
        handle(.push(CarDetailsBuilder(withCarID: carID)))
    }
}
