@frozen
public enum Event<Element> {
    case next(Element)
    case error(Swift.Error)
    case completed
}

extension Event {
    public var isStopEvent: Bool {
        if case .next = self { return false }
        return true
    }

    public var element: Element? {
        if case .next(let element) = self { return element }
        return nil
    }

    public var error: Swift.Error? {
        if case .error(let error) = self { return error }
        return nil
    }

    public var isCompleted: Bool {
        if case .completed = self { return true }
        return false
    }
}

public enum RxError: Swift.Error {
    case unknown
    case disposed(object: AnyObject)
    case overflow
    case argumentOutOfRange
    case noElements
    case moreThanOneElement
    case timeout
}

public protocol ObserverType {
    associatedtype Element

    func on(_ event: Event<Element>)
}

extension ObserverType {
    public func onNext(_ element: Element) { on(.next(element)) }
    public func onCompleted() { on(.completed) }
    public func onError(_ error: Swift.Error) { on(.error(error)) }
    public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }
}

public struct AnyObserver<Element>: ObserverType {
    public typealias EventHandler = (Event<Element>) -> Void

    private let observer: EventHandler

    public init(eventHandler: @escaping EventHandler) { observer = eventHandler }

    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        self.observer = observer.on
    }

    public func on(_ event: Event<Element>) { observer(event) }
    public func asObserver() -> AnyObserver<Element> { self }
}
