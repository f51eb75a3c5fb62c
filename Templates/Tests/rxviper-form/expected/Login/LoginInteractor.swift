import RxSwift

/// Sends what the user enters in Login, on any thread. It doesn't depend on views.
nonisolated final class LoginInteractor {
    let user: String

    init(withUser user: String) {
        self.user = user
    }
}

nonisolated extension LoginInteractor: LoginInteractorInterface {
    // TODO: Send the fields.
    func send(_ fields: LoginFields) -> Single<Void> {
        .just(())
    }
}
