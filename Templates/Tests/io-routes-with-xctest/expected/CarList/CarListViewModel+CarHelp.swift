import RxSwift

/// The way from CarList to CarHelp. The view model hands it to `routeRelay`.
nonisolated struct CarListGoToCarHelp: CarListRoute {
    @MainActor
    func follow(with router: CarListRouter) {
        router.navigateToCarHelp()
    }
}

nonisolated extension CarListRouting {
    /// Every time that CarHelp is to be shown.
    var goToCarHelp: Observable<CarListGoToCarHelp> {
        routes.compactMap { $0 as? CarListGoToCarHelp }
    }
}
