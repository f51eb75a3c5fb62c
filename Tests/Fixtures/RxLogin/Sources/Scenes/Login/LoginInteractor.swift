import RxSwift

/// Logs users in. It doesn't depend on views.
///
/// Results arrive on the main thread, because the presenter belongs to it.
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
            .observe(on: MainScheduler.instance)
    }
}
