/// A car of the catalog.
nonisolated struct CatalogCar: Hashable, Identifiable, Sendable {
    let id: String
    var name: String
    var price: Int
    var isFavorite = false

    static let example = CatalogCar(id: "1", name: "Car 1", price: 100)
}

/// Some of the cars that match a search, in their order.
nonisolated struct CatalogPage: Sendable {
    var cars: [CatalogCar]
    var isLast: Bool
}

/// Where the cars of the catalog are kept.
nonisolated protocol CarCatalog: Sendable {
    /// The cars that match a search and follow the one with an identifier.
    func cars(after id: String?, matching search: String) async throws -> CatalogPage
    func car(withID id: String) async throws -> CatalogCar
    func save(_ car: CatalogCar) async throws
    func deleteCar(withID id: String) async throws
    /// Brings a deleted car back.
    func restoreCar(withID id: String) async throws
}

/// Three cars for tests and previews, two on a page.
actor CatalogFake: CarCatalog {
    struct Failure: Error {}

    private var cars = [1, 2, 3].map {
        CatalogCar(id: "\($0)", name: "Car \($0)", price: 100 * $0)
    }
    private var deleted: Set<String> = []
    private(set) var searches: [String] = []
    private var isOffline = false

    func goOffline() { isOffline = true }

    func cars(after id: String?, matching search: String) async throws -> CatalogPage {
        searches.append(search)
        let start = (cars.firstIndex { $0.id == id } ?? -1) + 1
        let found = cars[start...].filter {
            !deleted.contains($0.id) && (search.isEmpty || $0.name.contains(search))
        }
        return CatalogPage(cars: Array(found.prefix(2)), isLast: found.count <= 2)
    }

    func car(withID id: String) async throws -> CatalogCar {
        cars.first { $0.id == id } ?? .example
    }

    func save(_ car: CatalogCar) async throws {
        if isOffline { throw Failure() }
        cars = cars.map { $0.id == car.id ? car : $0 }
    }

    func deleteCar(withID id: String) async throws {
        if isOffline { throw Failure() }
        deleted.insert(id)
    }

    func restoreCar(withID id: String) async throws {
        if isOffline { throw Failure() }
        deleted.remove(id)
    }
}
