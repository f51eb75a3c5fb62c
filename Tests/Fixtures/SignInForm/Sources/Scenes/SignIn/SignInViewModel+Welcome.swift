import RxSwift

/// The way from SignIn to Welcome. The view model hands it to `routeRelay`.
nonisolated struct SignInGoToWelcome: SignInRoute {
    let email: String

    init(withEmail email: String) {
        self.email = email
    }

    @MainActor
    func follow(with router: SignInRouter) {
        router.navigateToWelcome(withEmail: self.email)
    }
}

nonisolated extension SignInRouting {
    /// Every time that Welcome is to be shown.
    var goToWelcome: Observable<SignInGoToWelcome> {
        routes.compactMap { $0 as? SignInGoToWelcome }
    }
}
