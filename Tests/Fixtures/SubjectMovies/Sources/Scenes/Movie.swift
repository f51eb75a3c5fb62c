import RxSwift

/// What the list shows.
nonisolated struct Movie: Equatable, Sendable {
    let id: String
    let title: String
    let year: Int
}

/// Stands where an app asks its server.
nonisolated struct MovieService {
    /// The movies, once, or the reason why there are none.
    func movies() -> Observable<[Movie]> {
        .just([
            Movie(id: "1", title: "Metropolis", year: 1927),
            Movie(id: "2", title: "Modern Times", year: 1936),
        ])
    }
}
