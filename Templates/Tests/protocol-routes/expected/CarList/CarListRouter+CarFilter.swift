extension CarListPresenterToRouterProtocol {
    /// Presents CarFilter over everything on screen.
    func presentCarFilter(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) {
        handle(.present(CarFilterBuilder(withFilter: filter, onApply: onApply)))
    }
}
