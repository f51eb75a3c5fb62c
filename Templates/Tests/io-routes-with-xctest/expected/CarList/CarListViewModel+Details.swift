import RxSwift

/// The way from CarList to CarDetails. The view model hands it to `routeRelay`.
nonisolated struct CarListGoToDetails: CarListRoute {
    let carID: String
    let page: Int

    init(withID carID: String, page: Int = 1) {
        self.carID = carID
        self.page = page
    }

    @MainActor
    func follow(with router: CarListRouter) {
        router.navigateToDetails(withID: self.carID, page: self.page)
    }
}

nonisolated extension CarListRouting {
    /// Every time that CarDetails is to be shown.
    var goToDetails: Observable<CarListGoToDetails> {
        routes.compactMap { $0 as? CarListGoToDetails }
    }
}
