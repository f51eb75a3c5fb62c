import RxSwift

/// Logs users in. It doesn't depend on views.
nonisolated final class LoginInteractor {
    typealias Fetch = (_ email: String, _ password: String) -> Single<User>

    private let users: any UserService
    private let authorization: Authorization
    private let fetch: Fetch?

    /// - Parameter fetch: Replaces the user service in tests and previews.
    init(users: any UserService, authorization: Authorization, fetch: Fetch? = nil) {
        self.users = users
        self.authorization = authorization
        self.fetch = fetch
    }
}

nonisolated extension LoginInteractor: LoginInteractorInterface {
    func login(withEmail email: String, password: String) -> Single<User> {
        (fetch ?? users.login)(email, password)
            .do(onSuccess: { [authorization] user in authorization.store(user) })
    }
}
