import RxRelay
import RxSwift

public protocol SharingStrategyProtocol {}
public struct DriverSharingStrategy: SharingStrategyProtocol {}
public struct SignalSharingStrategy: SharingStrategyProtocol {}

public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// Comes on the main queue and cannot fail.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
    ObservableConvertibleType
{
    let source: Observable<Element>

    public func asObservable() -> Observable<Element> { source }

    public func map<Result>(
        _ selector: @escaping (Element) -> Result
    ) -> SharedSequence<SharingStrategy, Result> {
        SharedSequence<SharingStrategy, Result>(source: source.map(selector))
    }
}

extension SharedSequence {
    public static func empty() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(source: .empty())
    }

    public static func never() -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(source: .never())
    }
}

extension PublishRelay {
    public func asSignal() -> Signal<Element> {
        Signal(source: observe(on: MainScheduler.instance).share())
    }
}

extension ObservableConvertibleType {
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
        Driver(
            source: asObservable().observe(on: MainScheduler.instance)
                .catch { _ in onErrorDriveWith.source }.share(replay: 1))
    }

    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
        Driver(
            source: asObservable().observe(on: MainScheduler.instance)
                .catchAndReturn(onErrorJustReturn).share(replay: 1))
    }

    public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
        Signal(
            source: asObservable().observe(on: MainScheduler.instance)
                .catchAndReturn(onErrorJustReturn).share())
    }
}

extension SharedSequence where SharingStrategy == DriverSharingStrategy {
    public func asDriver() -> Driver<Element> { self }

    public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable
    where Observer.Element == Element {
        source.subscribe { event in for one in observers { one.on(event) } }
    }

    public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}

extension SharedSequence where SharingStrategy == SignalSharingStrategy {
    public func asSignal() -> Signal<Element> { self }

    public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element {
        source.subscribe { event in for one in observers { one.on(event) } }
    }

    public func emit(to relays: PublishRelay<Element>...) -> Disposable {
        source.subscribe(onNext: { element in for one in relays { one.accept(element) } })
    }

    public func emit(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }
}
