/// A type as it is written in Swift.
///
/// The cases have the names of the grammar in "Types" of The Swift Programming Language. A value
/// of it is a type that a stored property can have; its `description` is how swift-format would
/// write it.
package indirect enum SwiftType: Hashable, Sendable {
    /// `Set<Int>`: a name with its generic arguments.
    case identifier(Component)
    /// `Swift.Int`, `[Int].Index`: a type within another.
    case member(of: SwiftType, Component)
    /// `Int?`
    case optional(SwiftType)
    /// `[Int]`
    case array(SwiftType)
    /// `[String: Int]`
    case dictionary(key: SwiftType, value: SwiftType)
    /// `(Int, count: Int)`, and `()`.
    case tuple([Element])
    /// `(Int) async throws -> Void`
    case function(Function)
    /// `P & Q`
    case composition([SwiftType])
    /// `any P`: a boxed protocol type.
    case boxedProtocol(SwiftType)
    /// `Int.Type`
    case metatype(SwiftType)
    /// `(Int)`: a type in parentheses.
    case parenthesized(SwiftType)

    /// One name of a type identifier.
    package struct Component: Hashable, Sendable {
        /// The name without backticks.
        package let name: String
        /// Whether it was written in backticks.
        package let isQuoted: Bool
        /// What stands between `<` and `>`; empty without them.
        package let genericArguments: [SwiftType]
    }

    /// One element of a tuple.
    package struct Element: Hashable, Sendable {
        /// The label; `_` if that was written.
        package let label: String?
        /// What the element holds.
        package let type: SwiftType
    }

    /// A function type.
    package struct Function: Hashable, Sendable {
        /// What it may throw.
        package enum Throws: Hashable, Sendable {
            /// Without `throws`.
            case nothing
            /// `throws`
            case anything
            /// `throws(E)`
            case only(SwiftType)
        }

        /// One parameter; the name in `_ id: Int` is for the reader only.
        package struct Parameter: Hashable, Sendable {
            /// The name as it was written, if there is one.
            package let name: String?
            /// `inout`, `borrowing`, `consuming`, `sending`, `isolated`: how it is passed.
            package let passing: [String]
            /// Whether `@escaping` stands before the type.
            package let isEscaping: Bool
            /// What the function takes.
            package let type: SwiftType
            /// Whether `...` stands behind the type.
            package let isVariadic: Bool
        }

        /// Whether `nonisolated(nonsending)` stands before it.
        package let isNonsending: Bool
        /// `@Sendable`, `@MainActor`: in the order they were written.
        package let attributes: [String]
        /// What it takes, in order.
        package let parameters: [Parameter]
        /// Whether `async` stands before the arrow.
        package let isAsync: Bool
        /// What it may throw.
        package let `throws`: Throws
        /// Whether `sending` stands before the result.
        package let sendsResult: Bool
        /// What stands behind the arrow; `Void` for an empty tuple.
        package let result: SwiftType
    }
}

extension SwiftType {
    /// Whether it is a function type, also one in parentheses.
    package var isFunction: Bool {
        switch self {
        case .function: true
        case .parenthesized(let inner): inner.isFunction
        default: false
        }
    }

    /// Whether it is a tuple of two or more, which can be compared but is not `Equatable`.
    package var isTuple: Bool {
        switch self {
        case .tuple(let elements): !elements.isEmpty
        case .parenthesized(let inner): inner.isTuple
        default: false
        }
    }

    /// A type that is its name alone.
    static func named(_ name: String, _ genericArguments: SwiftType...) -> SwiftType {
        .identifier(
            Component(name: name, isQuoted: false, genericArguments: genericArguments))
    }

    /// The types that it is made of, one level down.
    var parts: [SwiftType] {
        switch self {
        case .identifier(let component): component.genericArguments
        case .member(let base, let component): [base] + component.genericArguments
        case .optional(let inner), .array(let inner), .boxedProtocol(let inner),
            .metatype(let inner), .parenthesized(let inner):
            [inner]
        case .dictionary(let key, let value): [key, value]
        case .tuple(let elements): elements.map(\.type)
        case .composition(let members): members
        case .function(let function): function.parts
        }
    }
}

extension SwiftType.Function {
    fileprivate var parts: [SwiftType] {
        var parts = parameters.map(\.type) + [result]
        if case .only(let error) = `throws` { parts.append(error) }
        return parts
    }
}
