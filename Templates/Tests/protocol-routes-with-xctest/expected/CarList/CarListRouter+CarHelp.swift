extension CarListPresenterToRouterProtocol {
    /// Presents CarHelp over everything on screen.
    func presentCarHelp() {
        handle(.present(CarHelpBuilder()))
    }
}
