extension CarListRouter {
    /// Shows CarFilter over whatever is on screen.
    func presentCarFilter(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) {
        viewController?.handle(.present(CarFilterBuilder(withFilter: filter, onApply: onApply)))
    }
}
