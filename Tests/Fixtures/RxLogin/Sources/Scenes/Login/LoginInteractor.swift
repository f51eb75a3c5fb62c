import RxSwift

/// Logs users in, on any thread. It doesn't depend on views.
nonisolated final class LoginInteractor {
    private let users: any UserService
    private let authorization: Authorization

    init(users: any UserService, authorization: Authorization) {
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
