// The types that the scenes of scripts/check-generated name.

public protocol Vehicle {
    var wheels: Int { get }
}

public struct Car: Vehicle, Equatable, Sendable {
    public enum Level: Sendable {
        case low, high
    }

    public let wheels: Int

    public init(wheels: Int) {
        self.wheels = wheels
    }

    public static let preview = Car(wheels: 4)
}

public enum CarError: Error {
    case sold
}

public struct Box<Value> {
    public let value: Value

    public init(value: Value) {
        self.value = value
    }
}

public typealias Completion = (Car) -> Void

public final class Session {
    public init() {}
}

final class Settings {}

public actor Garage {
    public init() {}
}

protocol CarFetching {
    func car(id: String) async throws -> Car
}

struct CarService: CarFetching {
    static let shared = CarService()

    func car(id: String) async throws -> Car { .preview }
}

// An actor, and its protocol as pages have it: not nonisolated.

protocol GarageFetching: Sendable {
    func cars() async throws -> [Car]
}

actor MemoryGarage: GarageFetching {
    private var parked: [Car] = []

    func cars() -> [Car] { parked }
}

// Types that are called like some of Testing, XCTest and Foundation.

public struct Comment {}

public struct Issue {}

public struct Operation {}

public enum Tag {
    case new
}
