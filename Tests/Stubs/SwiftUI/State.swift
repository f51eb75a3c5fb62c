@_exported import Observation

@propertyWrapper
public struct State<Value> {
    public init(wrappedValue value: Value) { self.value = value }
    public init(initialValue value: Value) { self.value = value }

    private let value: Value
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { Binding(stub: value) }
}

extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) { fatalError("a stub binds nothing") }
    init(stub value: Value) { self.value = value }

    private let value: Value
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> { Binding<Subject>(stub: value[keyPath: keyPath]) }
    public static func constant(_ value: Value) -> Binding<Value> { Binding(stub: value) }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "the value is no object that conforms to Observable")
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    init(stub value: Value) { wrappedValue = value }
}

extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) { self.init(stub: wrappedValue) }
    public init(_ wrappedValue: Value) { self.init(stub: wrappedValue) }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> { Binding(stub: wrappedValue[keyPath: keyPath]) }
}
