import Foundation

/// Hands values to an object that it does not keep alive, on the main queue unless told otherwise.
public struct Binder<Value>: ObserverType {
    public typealias Element = Value

    private let binding: (Event<Value>) -> Void

    public init<Target: AnyObject>(
        _ target: Target, scheduler: ImmediateSchedulerType = MainScheduler(),
        binding: @escaping (Target, Value) -> Void
    ) {
        self.binding = { [weak target] event in
            guard let element = event.element else { return }
            _ = scheduler.schedule(element) { element in
                target.map { binding($0, element) }
                return Disposables.create()
            }
        }
    }

    public func on(_ event: Event<Value>) { binding(event) }
    public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
}

@dynamicMemberLookup
public struct Reactive<Base> {
    public let base: Base

    public init(_ base: Base) { self.base = base }

    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> where Base: AnyObject {
        Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}

public protocol ReactiveCompatible {
    associatedtype ReactiveBase

    static var rx: Reactive<ReactiveBase>.Type { get set }
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        set {}
    }

    public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}
    }
}

extension NSObject: ReactiveCompatible {}
