import RxSwift

/// The way from Feed to Profile. The view model hands it to `routeRelay`.
nonisolated struct FeedGoToProfile: FeedRoute {
    let userID: Int

    init(withUserID userID: Int) {
        self.userID = userID
    }

    @MainActor
    func follow(with router: FeedRouter) {
        router.navigateToProfile(withUserID: self.userID)
    }
}

nonisolated extension FeedRouting {
    /// Every time that Profile is to be shown.
    var goToProfile: Observable<FeedGoToProfile> {
        routes.compactMap { $0 as? FeedGoToProfile }
    }
}
