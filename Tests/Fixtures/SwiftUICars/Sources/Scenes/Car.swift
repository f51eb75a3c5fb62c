/// What the garage holds.
nonisolated struct Car: Equatable, Sendable {
    let id: String
    let name: String
    let seats: Int
}

/// Where cars come from.
protocol CarFetching: Sendable {
    func cars() async throws -> [Car]
}

/// Stands where an app asks its server.
nonisolated struct CarService: CarFetching {
    func cars() async throws -> [Car] {
        [Car(id: "1", name: "Beetle", seats: 4), Car(id: "2", name: "Bus", seats: 9)]
    }
}
