extension ObservableType {
    /// Handles every element; what `handle` throws ends the sequence.
    func transform<Result>(
        _ handle: @escaping (Element, AnyObserver<Result>) throws -> Void
    ) -> Observable<Result> {
        transform(each: { handle })
    }

    /// The same with a state of its own for each subscription.
    func transform<Result>(
        each makeHandle: @escaping () -> (Element, AnyObserver<Result>) throws -> Void
    ) -> Observable<Result> {
        Observable { observer in
            let handle = makeHandle()
            let source = SerialDisposable()
            source.disposable = self.subscribe { event in
                switch event {
                case .next(let element):
                    do {
                        try handle(element, observer)
                    } catch {
                        observer.onError(error)
                        source.dispose()
                    }
                case .error(let error): observer.onError(error)
                case .completed: observer.onCompleted()
                }
            }
            return source
        }
    }

    public func map<Result>(
        _ transform: @escaping (Element) throws -> Result
    ) -> Observable<Result> {
        self.transform { element, observer in observer.onNext(try transform(element)) }
    }

    public func compactMap<Result>(
        _ transform: @escaping (Element) throws -> Result?
    ) -> Observable<Result> {
        self.transform { element, observer in try transform(element).map(observer.onNext) }
    }

    public func filter(
        _ predicate: @escaping (Element) throws -> Bool
    ) -> Observable<Element> {
        transform { element, observer in if try predicate(element) { observer.onNext(element) } }
    }

    public func scan<A>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A
    ) -> Observable<A> {
        transform(each: {
            var result = seed
            return { element, observer in
                result = try accumulator(result, element)
                observer.onNext(result)
            }
        })
    }

    public func scan<A>(
        into seed: A, accumulator: @escaping (inout A, Element) throws -> Void
    ) -> Observable<A> {
        scan(seed) { result, element in
            var next = result
            try accumulator(&next, element)
            return next
        }
    }

    public func skip(_ count: Int) -> Observable<Element> {
        transform(each: {
            var skipped = 0
            return { element, observer in
                if skipped < count { skipped += 1 } else { observer.onNext(element) }
            }
        })
    }

    public func take(_ count: Int) -> Observable<Element> {
        guard count > 0 else { return .empty() }
        return transform(each: {
            var taken = 0
            return { element, observer in
                taken += 1
                if taken <= count { observer.onNext(element) }
                if taken == count { observer.onCompleted() }
            }
        })
    }

    public func startWith(_ elements: Element...) -> Observable<Element> {
        Observable { observer in
            elements.forEach(observer.onNext)
            return self.subscribe(observer)
        }
    }

    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Observable<Element> {
        transform(each: {
            var last: Element?
            return { element, observer in
                if let last, try comparer(last, element) { return }
                last = element
                observer.onNext(element)
            }
        })
    }

    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        distinctUntilChanged { try keySelector($0) == keySelector($1) }
    }

    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Observable<Element> {
        distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
    }
}

extension ObservableType where Element: Equatable {
    public func distinctUntilChanged() -> Observable<Element> {
        distinctUntilChanged { $0 == $1 }
    }
}

extension ObservableType {
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onError: ((Swift.Error) throws -> Void)? = nil,
        afterError: ((Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Observable<Element> {
        Observable { observer in
            onSubscribe?()
            let subscription = self.subscribe { event in
                do {
                    switch event {
                    case .next(let element): try onNext?(element)
                    case .error(let error): try onError?(error)
                    case .completed: try onCompleted?()
                    }
                    observer.on(event)
                    switch event {
                    case .next(let element): try afterNext?(element)
                    case .error(let error): try afterError?(error)
                    case .completed: try afterCompleted?()
                    }
                } catch {
                    observer.onError(error)
                }
            }
            onSubscribed?()
            return Disposables.create(subscription, Disposables.create(with: onDispose ?? {}))
        }
    }

    public func `catch`(
        _ handler: @escaping (Swift.Error) throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { observer in
            let source = SerialDisposable()
            source.disposable = self.subscribe { event in
                guard let error = event.error else { return observer.on(event) }
                do {
                    source.disposable = try handler(error).subscribe(observer)
                } catch {
                    observer.onError(error)
                }
            }
            return source
        }
    }

    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        self.catch { _ in .just(element) }
    }
}
