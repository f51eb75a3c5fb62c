import RxSwift

/// A movie of the list.
nonisolated struct Movie: Equatable, Sendable {
    let id: String
    let title: String
}

nonisolated struct OfflineError: Error {}

nonisolated protocol MovieFetching {
    func movies() -> Single<[Movie]>
}

/// A stand-in for a client of a server.
nonisolated struct MovieService: MovieFetching {
    func movies() -> Single<[Movie]> {
        .just([
            Movie(id: "1", title: "Metropolis"),
            Movie(id: "2", title: "Modern Times"),
        ])
    }
}
