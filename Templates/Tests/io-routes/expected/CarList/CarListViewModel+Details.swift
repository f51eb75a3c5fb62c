import RxSwift

/// The way from CarList to CarDetails. The view model hands it to `routeRelay`.
nonisolated struct CarListGoToDetails: CarListRoute {
    let carID: String

    init(withCarID carID: String) {
        self.carID = carID
    }

    @MainActor
    func follow(with router: CarListRouter) {
        router.navigateToDetails(withCarID: self.carID)
    }
}

nonisolated extension CarListRouting {
    /// Every time that CarDetails is to be shown.
    var goToDetails: Observable<CarListGoToDetails> {
        routes.compactMap { $0 as? CarListGoToDetails }
    }
}
