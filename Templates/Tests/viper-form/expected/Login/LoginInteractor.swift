/// Sends what the user enters in Login. It doesn't depend on views.
@MainActor
final class LoginInteractor {
    let user: String

    init(withUser user: String) {
        self.user = user
    }
}

extension LoginInteractor: LoginInteractorInterface {
    // TODO: Send the fields.
    func send(_ fields: LoginFields) async throws {}
}
