extension CarListPresenterToRouter {
    /// Presents CarHelp over everything on screen.
    static func presentCarHelp() -> Self {
        Self(request: .present(CarHelpBuilder()))
    }
}
