/// A car that is for sale.
nonisolated struct Car: Equatable, Sendable {
    let id: String
    let name: String
    let price: Int
}

/// Where the cars come from.
nonisolated protocol CarRepository: Sendable {
    func cars() async throws -> [Car]
    func car(withID id: String) async throws -> Car
    func deleteCar(withID id: String) async throws
}

/// Stands for a server, which no test may reach.
nonisolated struct CarServer: CarRepository {
    func cars() async throws -> [Car] {
        fatalError("a test reached the server")
    }

    func car(withID id: String) async throws -> Car {
        fatalError("a test reached the server")
    }

    func deleteCar(withID id: String) async throws {
        fatalError("a test reached the server")
    }
}
