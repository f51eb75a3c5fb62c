import RxSwift

extension ObservableType {
    public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element {
        subscribe { event in for one in observers { one.on(event) } }
    }

    public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element? {
        map { $0 }.subscribe { (event: Event<Element?>) in for one in observers { one.on(event) } }
    }

    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> Disposable {
        subscribe(with: object, onNext: onNext)
    }

    public func bind(onNext: @escaping (Element) -> Void) -> Disposable {
        subscribe(onNext: onNext)
    }
}
