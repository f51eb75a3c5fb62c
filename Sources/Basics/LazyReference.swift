/// An object that is made when it is first asked for, also by several threads.
///
/// It stands in for `AtomicLazyReference` of the Synchronization module, which requires macOS 15.
package struct LazyReference<Value: AnyObject & Sendable>: @unchecked Sendable {
    /// Touched by atomic operations only.
    private var object: AnyObject?

    package init() {}

    /// The object. Threads that ask at the same time may each make one, of which the first stays.
    package mutating func value<E: Error>(_ make: () throws(E) -> Value) throws(E) -> Value {
        try withUnsafeMutablePointer(to: &object) { (object) throws(E) in
            if let known = _stdlib_atomicLoadARCRef(object: object) {
                return unsafeDowncast(known, to: Value.self)
            }
            let made = try make()
            if _stdlib_atomicInitializeARCRef(object: object, desired: made) { return made }
            return unsafeDowncast(_stdlib_atomicLoadARCRef(object: object)!, to: Value.self)
        }
    }
}
