import RxSwift

/// Fetches and stores what Login is about. It neither formats nor shows anything.
nonisolated final class LoginInteractor {
    private let users: any UserService
    private let authorization: Authorization

    /// Supplies what the interactor works with; a test hands in its own.
    @MainActor
    init(users: any UserService = DemoUserService(), authorization: Authorization = .shared) {
        self.users = users
        self.authorization = authorization
    }
}

nonisolated extension LoginInteractor: LoginInteractorInterface {
    func login(withEmail email: String, password: String) -> Single<User> {
        users.login(withEmail: email, password: password)
            .do(onSuccess: { [authorization] user in authorization.store(user) })
    }
}
