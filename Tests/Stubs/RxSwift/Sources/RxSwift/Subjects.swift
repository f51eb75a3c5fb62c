import Foundation

public protocol SubjectType: ObservableType {
    associatedtype Observer: ObserverType

    func asObserver() -> Observer
}

/// Those who want to be told, and the event that ended it.
final class Audience<Element> {
    let lock = NSRecursiveLock()
    private var members: [Int: AnyObserver<Element>] = [:]
    private var next = 0
    private(set) var lastEvent: Event<Element>?
    /// What the newest member is told first.
    var replay: [Element] = []
    private let replayLimit: Int

    init(replay: [Element], limit: Int) {
        self.replay = replay
        replayLimit = limit
    }

    var isEmpty: Bool { lock.withLock { members.isEmpty } }

    func tell(_ event: Event<Element>) {
        let told = lock.withLock { () -> [AnyObserver<Element>] in
            guard lastEvent == nil else { return [] }
            if let element = event.element {
                replay = (replay + [element]).suffix(replayLimit)
            } else {
                lastEvent = event
            }
            defer { if event.isStopEvent { members = [:] } }
            return members.sorted { $0.key < $1.key }.map(\.value)
        }
        for one in told { one.on(event) }
    }

    /// A sequence that ended replays to those who come later only if `replaysItsEnd`.
    func join(_ observer: AnyObserver<Element>, replaysItsEnd: Bool) -> Disposable {
        lock.withLock {
            if lastEvent == nil || replaysItsEnd { replay.forEach(observer.onNext) }
            if let lastEvent {
                observer.on(lastEvent)
                return Disposables.create()
            }
            next += 1
            let place = next
            members[place] = observer
            return Disposables.create {
                self.lock.withLock { _ = self.members.removeValue(forKey: place) }
            }
        }
    }
}

public final class PublishSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    private let audience = Audience<Element>(replay: [], limit: 0)

    public init() {
        let audience = audience
        super.init { audience.join($0, replaysItsEnd: false) }
    }

    public var hasObservers: Bool { !audience.isEmpty }
    public func on(_ event: Event<Element>) { audience.tell(event) }
    public func asObserver() -> PublishSubject<Element> { self }
}

public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    private let audience: Audience<Element>

    public init(value: Element) {
        let audience = Audience(replay: [value], limit: 1)
        self.audience = audience
        super.init { audience.join($0, replaysItsEnd: false) }
    }

    public var hasObservers: Bool { !audience.isEmpty }
    public func on(_ event: Event<Element>) { audience.tell(event) }
    public func asObserver() -> BehaviorSubject<Element> { self }

    public func value() throws -> Element {
        try audience.lock.withLock {
            if let error = audience.lastEvent?.error { throw error }
            return audience.replay[0]
        }
    }
}

public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType {
    private let audience: Audience<Element>

    private init(limit: Int) {
        let audience = Audience<Element>(replay: [], limit: limit)
        self.audience = audience
        super.init { audience.join($0, replaysItsEnd: true) }
    }

    public static func create(bufferSize: Int) -> ReplaySubject<Element> {
        ReplaySubject(limit: bufferSize)
    }

    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(limit: .max) }

    public var hasObservers: Bool { !audience.isEmpty }
    public func on(_ event: Event<Element>) { audience.tell(event) }
    public func asObserver() -> ReplaySubject<Element> { self }
}

public enum SubjectLifetimeScope {
    case whileConnected
    case forever
}

extension ObservableType {
    public func share(
        replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
    ) -> Observable<Element> {
        let lock = NSRecursiveLock()
        var subject: ReplaySubject<Element>?
        var source: Disposable?
        var count = 0
        return Observable { observer in
            lock.withLock {
                let shared = subject ?? .create(bufferSize: replay)
                subject = shared
                count += 1
                let member = shared.subscribe(observer)
                if source == nil {
                    source = self.subscribe { event in
                        shared.on(event)
                        if event.isStopEvent, scope == .whileConnected {
                            lock.withLock { subject = nil }
                        }
                    }
                }
                return Disposables.create {
                    member.dispose()
                    lock.withLock {
                        count -= 1
                        guard count == 0 else { return }
                        source?.dispose()
                        source = nil
                        if scope == .whileConnected { subject = nil }
                    }
                }
            }
        }
    }
}
