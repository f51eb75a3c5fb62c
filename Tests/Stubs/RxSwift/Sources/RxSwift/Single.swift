public enum SingleTrait {}

public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType {
    fileprivate let source: Observable<Element>

    public func asObservable() -> Observable<Element> { source }
}

public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>
public typealias SingleEvent<Element> = Result<Element, Swift.Error>

extension PrimitiveSequence where Trait == SingleTrait {
    public typealias SingleObserver = (SingleEvent<Element>) -> Void

    public static func create(
        subscribe: @escaping (@escaping SingleObserver) -> Disposable
    ) -> Single<Element> {
        Single(
            source: .create { observer in
                subscribe { event in
                    switch event {
                    case .success(let element):
                        observer.onNext(element)
                        observer.onCompleted()
                    case .failure(let error): observer.onError(error)
                    }
                }
            })
    }

    public static func just(_ element: Element) -> Single<Element> {
        Single(source: .just(element))
    }

    public static func error(_ error: Swift.Error) -> Single<Element> {
        Single(source: .error(error))
    }

    public static func never() -> Single<Element> { Single(source: .never()) }

    public static func deferred(
        _ singleFactory: @escaping () throws -> Single<Element>
    ) -> Single<Element> {
        Single(source: .deferred { try singleFactory().source })
    }

    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
    }

    public func map<Result>(
        _ transform: @escaping (Element) throws -> Result
    ) -> Single<Result> {
        Single<Result>(source: source.map(transform))
    }

    public func observe(on scheduler: ImmediateSchedulerType) -> Single<Element> {
        Single(source: source.observe(on: scheduler))
    }

    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil,
        afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((Swift.Error) throws -> Void)? = nil,
        afterError: ((Swift.Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Single<Element> {
        Single(
            source: source.do(
                onNext: onSuccess, afterNext: afterSuccess, onError: onError,
                afterError: afterError, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
                onDispose: onDispose))
    }
}

extension ObservableType {
    /// Passes on the only element once the sequence has ended; another number of elements is an error.
    public func asSingle() -> Single<Element> {
        Single(
            source: Observable { observer in
                let last = Latest<Element>()
                return self.subscribe { event in
                    switch event {
                    case .next(let element):
                        if last.value != nil { observer.onError(RxError.moreThanOneElement) }
                        last.value = element
                    case .error(let error): observer.onError(error)
                    case .completed:
                        guard let element = last.value else {
                            return observer.onError(RxError.noElements)
                        }
                        observer.onNext(element)
                        observer.onCompleted()
                    }
                }
            })
    }
}
