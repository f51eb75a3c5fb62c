extension CarListNavigationOption {
    /// Presents CarFilter over everything on screen.
    static func carFilter(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) -> Self {
        Self(request: .present(CarFilterBuilder(withFilter: filter, onApply: onApply)))
    }
}
