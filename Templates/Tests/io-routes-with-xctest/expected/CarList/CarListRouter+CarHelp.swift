extension CarListRouter {
    /// Shows CarHelp on the same navigation stack.
    func navigateToCarHelp() {
        viewController?.handle(.push(CarHelpBuilder()))
    }
}
