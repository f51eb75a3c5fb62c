/// The dependencies of scenes, such as services, by type.
///
/// A scene hands its dependencies on to those that it shows.
nonisolated struct Dependencies {
    private(set) var values: [ObjectIdentifier: Any] = [:]
    /// Shared with copies, so that scenes that lead to each other work with the same objects.
    private let defaults = Defaults()

    init() {}

    /// The dependency of a type.
    subscript<Value>(type: Value.Type) -> Value? {
        get { values[ObjectIdentifier(type)].flatMap { $0 as? Value } }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    /// The dependency of a type, or a default value, which is made once.
    @MainActor
    subscript<Value>(type: Value.Type, default value: @autoclosure () -> Value) -> Value {
        let known = self[type] ?? defaults.values[ObjectIdentifier(type)] as? Value
        let value = known ?? value()
        if known == nil { defaults.values[ObjectIdentifier(type)] = value }
        return value
    }

    /// The dependency of a type that has no default.
    func required<Value>(_ type: Value.Type) -> Value {
        if let value = self[type] { return value }
        fatalError("a scene needs \(type): set dependencies[(\(type)).self]")
    }
}

@MainActor
private final class Defaults {
    var values: [ObjectIdentifier: Any] = [:]

    nonisolated init() {}
}
