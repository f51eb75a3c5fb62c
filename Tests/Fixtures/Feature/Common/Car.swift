/// A car that is for sale.
struct Car: Equatable, Sendable {
    let id: String
    let name: String
    let price: Int
}

/// Where the cars come from.
protocol CarRepository: Sendable {
    func cars() async throws -> [Car]
    func car(withID id: String) async throws -> Car
}

/// Stands for a server: no generated test may reach it. Those of the feature answer in its place.
struct CarServer: CarRepository {
    // Set before anything loads, and by one test at a time.
    nonisolated(unsafe) static var answer: (any CarRepository)?

    func cars() async throws -> [Car] {
        try await live.cars()
    }

    func car(withID id: String) async throws -> Car {
        try await live.car(withID: id)
    }

    private var live: any CarRepository {
        guard let answer = Self.answer else { fatalError("a test reached the live repository") }
        return answer
    }
}
