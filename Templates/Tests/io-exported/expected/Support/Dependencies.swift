/// The dependencies of scenes, such as services, by type.
///
/// A scene hands its dependencies on to those that it shows.
public nonisolated struct Dependencies {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    /// The dependency of a type.
    public subscript<Value>(type: Value.Type) -> Value? {
        get { values[ObjectIdentifier(type)].flatMap { $0 as? Value } }
        set { values[ObjectIdentifier(type)] = newValue }
    }

    /// The dependency of a type, or a default value.
    public subscript<Value>(type: Value.Type, default value: @autoclosure () -> Value) -> Value {
        self[type] ?? value()
    }
}
