import RxSwift

/// Sends what the user enters in Login; results arrive on the main thread. It doesn't depend on
/// views.
nonisolated final class LoginInteractor {
    let user: String

    init(withUser user: String) {
        self.user = user
    }
}

nonisolated extension LoginInteractor: LoginInteractorInterface {
    // TODO: Send the fields. Keep `observe(on:)` last.
    func send(_ fields: LoginFields) -> Single<Void> {
        .just(()).observe(on: MainScheduler.instance)
    }
}
