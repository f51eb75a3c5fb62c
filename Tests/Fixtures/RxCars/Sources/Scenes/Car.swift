import RxSwift

/// What the garage holds.
nonisolated struct Car: Equatable, Sendable {
    let id: String
    let name: String
    let seats: Int
}

/// Where cars come from.
nonisolated protocol CarFetching {
    /// The cars, once, or the reason why there are none.
    func cars() -> Observable<[Car]>
}

/// Stands where an app asks its server.
nonisolated struct CarService: CarFetching {
    func cars() -> Observable<[Car]> {
        .just([Car(id: "1", name: "Beetle", seats: 4), Car(id: "2", name: "Bus", seats: 9)])
    }
}
