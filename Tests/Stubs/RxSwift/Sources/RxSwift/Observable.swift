import Foundation

public protocol ObservableConvertibleType {
    associatedtype Element

    func asObservable() -> Observable<Element>
}

public protocol ObservableType: ObservableConvertibleType {
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element
}

extension ObservableType {
    public func asObservable() -> Observable<Element> { Observable { self.subscribe($0) } }
}

public class Observable<Element>: ObservableType {
    private let start: (AnyObserver<Element>) -> Disposable

    init(start: @escaping (AnyObserver<Element>) -> Disposable) { self.start = start }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        let subscription = Subscription(handing: observer.on)
        subscription.source.disposable = start(AnyObserver(eventHandler: subscription.on))
        return subscription
    }

    public func asObservable() -> Observable<Element> { self }
}

/// Hands events on until one of them is the last or the subscription is disposed of.
private final class Subscription<Element>: Disposable {
    let source = SerialDisposable()
    private let lock = NSRecursiveLock()
    private var handle: ((Event<Element>) -> Void)?

    init(handing handle: @escaping (Event<Element>) -> Void) { self.handle = handle }

    func on(_ event: Event<Element>) {
        let handle = lock.withLock { () -> ((Event<Element>) -> Void)? in
            defer { if event.isStopEvent { self.handle = nil } }
            return self.handle
        }
        handle?(event)
        if event.isStopEvent { source.dispose() }
    }

    func dispose() {
        lock.withLock { handle = nil }
        source.dispose()
    }
}

extension ObservableType {
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
        asObservable().subscribe(AnyObserver(eventHandler: on))
    }

    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        let end = Disposables.create(with: onDisposed ?? {})
        let subscription = subscribe { event in
            switch event {
            case .next(let element): onNext?(element)
            case .error(let error): onError?(error)
            case .completed: onCompleted?()
            }
            if event.isStopEvent { end.dispose() }
        }
        return Disposables.create(subscription, end)
    }

    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, Swift.Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onNext: { [weak object] element in object.map { onNext?($0, element) } },
            onError: { [weak object] error in object.map { onError?($0, error) } },
            onCompleted: { [weak object] in object.map { onCompleted?($0) } },
            onDisposed: { [weak object] in object.map { onDisposed?($0) } }
        )
    }
}
