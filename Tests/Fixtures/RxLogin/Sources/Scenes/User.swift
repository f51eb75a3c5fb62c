import RxSwift

/// A user who has logged in.
nonisolated struct User: Equatable, Sendable {
    let email: String
    /// A header that later requests need.
    let authorizationHeader: String
}

nonisolated protocol UserService {
    func login(withEmail email: String, password: String) -> Single<User>
}

nonisolated struct UnknownUser: Error {}

/// Stands in for a server.
nonisolated struct DemoUserService: UserService {
    func login(withEmail email: String, password: String) -> Single<User> {
        guard email == "ada@example.com", password == "engine" else { return .error(UnknownUser()) }
        return .just(User(email: email, authorizationHeader: "Bearer 1843"))
    }
}

/// Stores the header that requests need. A subject can be used on any thread.
nonisolated final class Authorization: @unchecked Sendable {
    static let shared = Authorization()

    private let headers = BehaviorSubject<String?>(value: nil)

    var header: String? { try? headers.value() }

    func store(_ user: User) {
        headers.onNext(user.authorizationHeader)
    }
}
