extension CarListRouter {
    /// Pushes CarHelp onto the navigation stack.
    func navigateToCarHelp() {
        handle(.push(CarHelpBuilder()))
    }
}
