import RxSwift

/// Who has logged in.
nonisolated struct User: Equatable, Sendable {
    let email: String
    /// What every later request has to carry.
    let authorizationHeader: String
}

/// Knows who may log in.
nonisolated protocol UserService {
    /// The user, once, or the reason why there is none.
    func login(withEmail email: String, password: String) -> Single<User>
}

/// Says that an email address or a password is not known.
nonisolated struct UnknownUser: Error {}

/// Stands where an app asks its server.
nonisolated struct DemoUserService: UserService {
    func login(withEmail email: String, password: String) -> Single<User> {
        guard email == "ada@example.com", password == "engine" else { return .error(UnknownUser()) }
        return .just(User(email: email, authorizationHeader: "Bearer 1843"))
    }
}

/// Keeps what requests have to carry. A subject may be used on any thread.
nonisolated final class Authorization: @unchecked Sendable {
    static let shared = Authorization()

    private let headers = BehaviorSubject<String?>(value: nil)

    var header: String? { try? headers.value() }

    func store(_ user: User) {
        headers.onNext(user.authorizationHeader)
    }
}
