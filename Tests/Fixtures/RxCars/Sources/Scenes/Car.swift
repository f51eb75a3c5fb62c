import RxSwift

nonisolated struct Car: Equatable, Sendable {
    let id: String
    let name: String
    let seats: Int
}

nonisolated protocol CarFetching {
    func cars() -> Single<[Car]>
}

/// Stands in for the client of a server.
nonisolated struct CarService: CarFetching {
    func cars() -> Single<[Car]> {
        .just([Car(id: "1", name: "Beetle", seats: 4), Car(id: "2", name: "Bus", seats: 9)])
    }
}
