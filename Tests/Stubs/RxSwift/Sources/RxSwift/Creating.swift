extension ObservableType {
    public static func create(
        _ subscribe: @escaping (AnyObserver<Element>) -> Disposable
    ) -> Observable<Element> {
        Observable(start: subscribe)
    }

    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { observer in
            do {
                return try observableFactory().subscribe(observer)
            } catch {
                observer.onError(error)
                return Disposables.create()
            }
        }
    }

    public static func just(_ element: Element) -> Observable<Element> { from([element]) }

    public static func of(
        _ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        from(elements, scheduler: scheduler)
    }

    public static func from(
        _ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Observable { observer in
            scheduler.schedule(array) { elements in
                elements.forEach(observer.onNext)
                observer.onCompleted()
                return Disposables.create()
            }
        }
    }

    public static func empty() -> Observable<Element> { from([]) }

    public static func never() -> Observable<Element> {
        Observable { _ in Disposables.create() }
    }

    public static func error(_ error: Swift.Error) -> Observable<Element> {
        Observable { observer in
            observer.onError(error)
            return Disposables.create()
        }
    }
}
