import RxSwift

/// The way from CarList to CarHelp.
nonisolated struct CarListGoToCarHelp: CarListRoute {
    @MainActor
    func follow(with router: CarListRouter) {
        router.navigateToCarHelp()
    }
}

nonisolated extension CarListRouting {
    /// What CarHelp starts with, each time that it is to be shown.
    var goToCarHelp: Observable<CarListGoToCarHelp> {
        routes.compactMap { $0 as? CarListGoToCarHelp }
    }
}
