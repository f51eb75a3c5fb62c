import Foundation

extension ObservableType {
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        flatten(keepsEarlier: true, selector)
    }

    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        flatten(keepsEarlier: false, selector)
    }

    /// Ends when this sequence and all that came of its elements have ended.
    private func flatten<Source: ObservableConvertibleType>(
        keepsEarlier: Bool, _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        Observable { observer in
            let open = OpenSources()
            let all = DisposableGroup()
            let latest = SerialDisposable()
            let main = all.enter()
            open.open(main)
            let subscription = self.subscribe { event in
                switch event {
                case .next(let element):
                    do {
                        let inner = try selector(element).asObservable()
                        let place = all.enter()
                        open.open(place, closingOthersBut: keepsEarlier ? nil : main)
                        let part = inner.subscribe { event in
                            guard event.isCompleted else { return observer.on(event) }
                            all.leave(place)
                            if open.close(place) { observer.onCompleted() }
                        }
                        guard keepsEarlier else {
                            latest.disposable = part
                            return
                        }
                        all.set(part, at: place)
                    } catch {
                        observer.onError(error)
                    }
                case .error(let error): observer.onError(error)
                case .completed: if open.close(main) { observer.onCompleted() }
                }
            }
            all.set(subscription, at: main)
            return Disposables.create(all, latest)
        }
    }

    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        Observable<Observable<Element>>.from(sources).flatMap { $0 }
    }

    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
        merge(sources)
    }

    public func concat<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> Observable<Element> where Source.Element == Element {
        Observable { observer in
            let source = SerialDisposable()
            source.disposable = self.subscribe { event in
                guard event.isCompleted else { return observer.on(event) }
                source.disposable = second.asObservable().subscribe(observer)
            }
            return source
        }
    }

    public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Observable<ResultType> {
        Observable { observer in
            let latest = Latest<Source.Element>()
            let other = second.asObservable().subscribe { event in
                if let element = event.element { latest.value = element }
                if let error = event.error { observer.onError(error) }
            }
            let selected: Observable<ResultType> = self.transform { element, observer in
                guard let other = latest.value else { return }
                observer.onNext(try resultSelector(element, other))
            }
            return Disposables.create(other, selected.subscribe(observer))
        }
    }

    public func withLatestFrom<Source: ObservableConvertibleType>(
        _ second: Source
    ) -> Observable<Source.Element> {
        withLatestFrom(second) { $1 }
    }
}

/// Which sources have not ended.
private final class OpenSources {
    private let lock = NSRecursiveLock()
    private var places: Set<Int> = []

    func open(_ place: Int, closingOthersBut kept: Int? = nil) {
        lock.withLock {
            if let kept { places.formIntersection([kept]) }
            places.insert(place)
        }
    }

    /// Whether that was the last one.
    func close(_ place: Int) -> Bool {
        lock.withLock { places.remove(place) != nil && places.isEmpty }
    }
}

/// What a sequence told last, if it told anything.
final class Latest<Element> {
    private let lock = NSRecursiveLock()
    private var stored: Element?

    var value: Element? {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}

extension ObservableType {
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2,
        resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
    ) -> Observable<Element> {
        Observable { observer in
            let lock = NSRecursiveLock()
            var first: O1.Element?
            var second: O2.Element?
            var ended = 0
            func end<Part>(_ event: Event<Part>) {
                if let error = event.error { observer.onError(error) }
                if event.isCompleted { ended += 1 }
                if ended == 2 { observer.onCompleted() }
            }
            func tell() {
                guard let first, let second else { return }
                do {
                    observer.onNext(try resultSelector(first, second))
                } catch {
                    observer.onError(error)
                }
            }
            let one = source1.subscribe { event in
                lock.withLock {
                    guard let element = event.element else { return end(event) }
                    first = element
                    tell()
                }
            }
            let two = source2.subscribe { event in
                lock.withLock {
                    guard let element = event.element else { return end(event) }
                    second = element
                    tell()
                }
            }
            return Disposables.create(one, two)
        }
    }

    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3,
        resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
    ) -> Observable<Element> {
        combineLatest(
            Observable.combineLatest(source1, source2), source3,
            resultSelector: { try resultSelector($0.0, $0.1, $1) }
        )
    }
}

extension ObservableType where Element == Any {
    public static func combineLatest<O1: ObservableType, O2: ObservableType>(
        _ source1: O1, _ source2: O2
    ) -> Observable<(O1.Element, O2.Element)> {
        Observable<(O1.Element, O2.Element)>
            .combineLatest(source1, source2, resultSelector: { ($0, $1) })
    }

    public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
        _ source1: O1, _ source2: O2, _ source3: O3
    ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
        Observable<(O1.Element, O2.Element, O3.Element)>
            .combineLatest(source1, source2, source3, resultSelector: { ($0, $1, $2) })
    }
}
