import Foundation

public protocol Disposable {
    func dispose()
}

public protocol Cancelable: Disposable {
    var isDisposed: Bool { get }
}

extension Disposable {
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

public struct Disposables {
    private init() {}
}

extension Disposables {
    public static func create() -> Disposable { ActionDisposable {} }

    public static func create(with dispose: @escaping () -> Void) -> Cancelable {
        ActionDisposable(dispose)
    }

    public static func create(
        _ disposable1: Disposable, _ disposable2: Disposable
    ) -> Cancelable {
        create([disposable1, disposable2])
    }

    public static func create(_ disposables: [Disposable]) -> Cancelable {
        ActionDisposable { for one in disposables { one.dispose() } }
    }
}

/// Runs its action the first time it is disposed of.
final class ActionDisposable: Cancelable {
    private let lock = NSRecursiveLock()
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    var isDisposed: Bool { lock.withLock { action == nil } }

    func dispose() {
        let action = lock.withLock { () -> (() -> Void)? in
            defer { self.action = nil }
            return self.action
        }
        action?()
    }
}

public class DisposeBase {
    init() {}
}

public final class DisposeBag: DisposeBase {
    private let lock = NSRecursiveLock()
    private var disposables: [Disposable] = []

    public override init() { super.init() }

    public func insert(_ disposable: Disposable) {
        lock.withLock { disposables.append(disposable) }
    }

    deinit { for one in disposables { one.dispose() } }
}

/// One disposable at a time: the one before is disposed of when another one is set.
public final class SerialDisposable: DisposeBase, Cancelable {
    private let lock = NSRecursiveLock()
    private var current: Disposable?
    private var isOver = false

    public override init() { super.init() }

    public var isDisposed: Bool { lock.withLock { isOver } }

    public var disposable: Disposable {
        get { lock.withLock { current } ?? Disposables.create() }
        set {
            let old = lock.withLock { () -> Disposable? in
                if isOver { return newValue }
                defer { current = newValue }
                return current
            }
            old?.dispose()
        }
    }

    public func dispose() {
        let old = lock.withLock { () -> Disposable? in
            isOver = true
            defer { current = nil }
            return current
        }
        old?.dispose()
    }
}

/// Disposables that are disposed of together, also those that come later.
final class DisposableGroup: Disposable {
    private let lock = NSRecursiveLock()
    private var members: [Int: Disposable] = [:]
    private var next = 0
    private var isOver = false

    /// Reserves a place, so that a source that ends at once can leave it.
    func enter() -> Int {
        lock.withLock {
            next += 1
            return next
        }
    }

    func set(_ disposable: Disposable, at place: Int) {
        let isLate = lock.withLock { () -> Bool in
            if !isOver { members[place] = disposable }
            return isOver
        }
        if isLate { disposable.dispose() }
    }

    func leave(_ place: Int) { lock.withLock { _ = members.removeValue(forKey: place) } }

    func dispose() {
        let members = lock.withLock { () -> [Disposable] in
            isOver = true
            defer { self.members = [:] }
            return Array(self.members.values)
        }
        for one in members { one.dispose() }
    }
}
