import RxSwift

/// The way from CarList to CarFilter. The view model hands it to `routeRelay`.
nonisolated struct CarListGoToCarFilter: CarListRoute {
    let filter: Filter
    let onApply: (Filter) -> Void

    init(withFilter filter: Filter, onApply: @escaping (Filter) -> Void) {
        self.filter = filter
        self.onApply = onApply
    }

    @MainActor
    func follow(with router: CarListRouter) {
        router.presentCarFilter(withFilter: self.filter, onApply: self.onApply)
    }
}

nonisolated extension CarListRouting {
    /// Every time that CarFilter is to be shown.
    var goToCarFilter: Observable<CarListGoToCarFilter> {
        routes.compactMap { $0 as? CarListGoToCarFilter }
    }
}
