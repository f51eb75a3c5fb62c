/// A value of a property list, in whichever of its three forms it was written.
package enum PropertyList: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    /// Seconds since the start of 2001, as property lists count them.
    case date(Double)
    case data([UInt8])
    case array([PropertyList])
    case dictionary([String: PropertyList])
}
