import Dispatch
import Foundation

public typealias RxTimeInterval = DispatchTimeInterval
public typealias RxTime = Date

public protocol ImmediateSchedulerType {
    func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable
}

public protocol SchedulerType: ImmediateSchedulerType {
    var now: RxTime { get }

    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable
}

/// Runs what is scheduled where it is scheduled; unlike the real one it never queues.
public class CurrentThreadScheduler: ImmediateSchedulerType {
    public static let instance = CurrentThreadScheduler()

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        action(state)
    }
}

/// A queue for whatever is scheduled; the base of the schedulers that have one.
public class SerialDispatchQueueScheduler: SchedulerType {
    fileprivate let queue: DispatchQueue

    fileprivate init(serialQueue: DispatchQueue) { queue = serialQueue }

    public convenience init(
        qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
        leeway: DispatchTimeInterval = .nanoseconds(0)
    ) {
        self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, qos: qos))
    }

    public var now: Date { Date() }

    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        scheduleInternal(state, action: action)
    }

    func scheduleInternal<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        queue.run(state, after: .nanoseconds(0), action)
    }

    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        queue.run(state, after: dueTime, action)
    }
}

public class ConcurrentDispatchQueueScheduler: SchedulerType {
    private let queue: DispatchQueue

    public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.queue = queue
    }

    public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
        self.init(queue: .global(qos: qos.qosClass))
    }

    public var now: Date { Date() }

    public final func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        queue.run(state, after: .nanoseconds(0), action)
    }

    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        queue.run(state, after: dueTime, action)
    }
}

/// The main queue. What is scheduled there, with nothing waiting, runs at once.
public final class MainScheduler: SerialDispatchQueueScheduler {
    public static let instance = MainScheduler()

    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    private let lock = NSLock()
    private var waiting = 0

    public init() { super.init(serialQueue: .main) }

    override func scheduleInternal<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let before = count(+1)
        if before == 0, DispatchQueue.getSpecific(key: Self.key) != nil {
            defer { count(-1) }
            return action(state)
        }
        return queue.run(state, after: .nanoseconds(0)) { state in
            defer { self.count(-1) }
            return action(state)
        } canceled: {
            self.count(-1)
        }
    }

    @discardableResult
    private func count(_ change: Int) -> Int {
        lock.withLock {
            defer { waiting += change }
            return waiting
        }
    }
}

extension DispatchQueue {
    /// Runs the action later, unless what is returned is disposed of before.
    fileprivate func run<StateType>(
        _ state: StateType, after delay: DispatchTimeInterval,
        _ action: @escaping (StateType) -> Disposable, canceled: @escaping () -> Void = {}
    ) -> Disposable {
        let result = SerialDisposable()
        let work = {
            if result.isDisposed { return canceled() }
            result.disposable = action(state)
        }
        if case .nanoseconds(0) = delay {
            async { work() }
        } else {
            asyncAfter(deadline: .now() + delay) { work() }
        }
        return result
    }
}
