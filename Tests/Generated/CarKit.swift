// A module that scripts/check-generated has scenes import.

public struct Truck: Hashable, Sendable {
    public let load: Int

    public init(load: Int) {
        self.load = load
    }
}

public struct Depot: Sendable {
    public init() {}
}
