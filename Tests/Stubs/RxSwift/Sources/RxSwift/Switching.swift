import Foundation

extension ObservableType {
    public func subscribe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
        Observable { observer in
            scheduler.schedule(()) { self.subscribe(observer) }
        }
    }

    public func observe(on scheduler: ImmediateSchedulerType) -> Observable<Element> {
        Observable { observer in
            let queue = EventQueue(handing: observer.on)
            let isSerial = scheduler is SerialDispatchQueueScheduler
            let subscription = self.subscribe { event in
                // A serial scheduler keeps the order by itself; another one empties the queue.
                if queue.add(event) || isSerial {
                    _ = scheduler.schedule(()) {
                        if isSerial { queue.handOne() } else { queue.handAll() }
                        return Disposables.create()
                    }
                }
            }
            return Disposables.create(subscription, Disposables.create(with: queue.clear))
        }
    }

    /// Unlike the real one, it drops an element that is waiting when the source ends.
    public func debounce(
        _ dueTime: RxTimeInterval, scheduler: SchedulerType
    ) -> Observable<Element> {
        flatMapLatest { element in
            Observable { observer in
                scheduler.scheduleRelative((), dueTime: dueTime) {
                    observer.onNext(element)
                    return Disposables.create()
                }
            }
        }
    }

    public func timeout(
        _ dueTime: RxTimeInterval, scheduler: SchedulerType
    ) -> Observable<Element> {
        Observable { observer in
            let timer = SerialDisposable()
            func restart() {
                timer.disposable = scheduler.scheduleRelative((), dueTime: dueTime) {
                    observer.onError(RxError.timeout)
                    return Disposables.create()
                }
            }
            restart()
            let subscription = self.subscribe { event in
                if event.isStopEvent { timer.dispose() } else { restart() }
                observer.on(event)
            }
            return Disposables.create(subscription, timer)
        }
    }
}

/// Events on their way to another queue.
private final class EventQueue<Element> {
    private let lock = NSRecursiveLock()
    private let handle: (Event<Element>) -> Void
    private var events: [Event<Element>] = []
    private var isBusy = false

    init(handing handle: @escaping (Event<Element>) -> Void) { self.handle = handle }

    /// Whether somebody has to be told to empty the queue.
    func add(_ event: Event<Element>) -> Bool {
        lock.withLock {
            defer { isBusy = true }
            events.append(event)
            return !isBusy
        }
    }

    @discardableResult
    func handOne() -> Bool {
        let event = lock.withLock { () -> Event<Element>? in
            if events.isEmpty { isBusy = false }
            return events.isEmpty ? nil : events.removeFirst()
        }
        event.map(handle)
        return event != nil
    }

    func handAll() { while handOne() {} }

    func clear() { lock.withLock { events = [] } }
}
