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
        /// The generic arguments between `<` and `>`; empty without them.
        package let genericArguments: [SwiftType]
    }

    /// One element of a tuple.
    package struct Element: Hashable, Sendable {
        /// The label; `_` if that was written.
        package let label: String?
        /// The element's type.
        package let type: SwiftType
    }

    /// A function type.
    package struct Function: Hashable, Sendable {
        /// The errors that the function can throw.
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
            /// Whether `@escaping` precedes the type.
            package let isEscaping: Bool
            /// The parameter's type.
            package let type: SwiftType
            /// Whether `...` follows the type.
            package let isVariadic: Bool
        }

        /// Whether `nonisolated(nonsending)` precedes the type.
        package let isNonsending: Bool
        /// `@Sendable`, `@MainActor`: in the order they were written.
        package let attributes: [String]
        /// The parameters, in order.
        package let parameters: [Parameter]
        /// Whether `async` precedes the arrow.
        package let isAsync: Bool
        /// The errors that the function can throw.
        package let `throws`: Throws
        /// Whether `sending` precedes the result.
        package let sendsResult: Bool
        /// The result type; `Void` for an empty tuple.
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

    /// The types that this type directly contains.
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

extension SwiftType: CustomStringConvertible {
    /// The type in the spacing of swift-format.
    package var description: String {
        switch self {
        case .identifier(let component): component.description
        case .member(let base, let component): "\(base).\(component)"
        case .optional(let wrapped): "\(wrapped)?"
        case .array(let element): "[\(element)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .tuple(let elements): "(\(elements.map(\.description).joined(separator: ", ")))"
        case .function(let function): function.description
        case .composition(let members): members.map(\.description).joined(separator: " & ")
        case .boxedProtocol(let inner): "any \(inner)"
        case .metatype(let instance): "\(instance).Type"
        case .parenthesized(let inner): "(\(inner))"
        }
    }
}

extension SwiftType.Component: CustomStringConvertible {
    /// The name as it has to be written, with its generic arguments.
    package var description: String {
        let written = isQuoted ? "`\(name)`" : name
        guard !genericArguments.isEmpty else { return written }
        return written + "<\(genericArguments.map(\.description).joined(separator: ", "))>"
    }
}

extension SwiftType.Element: CustomStringConvertible {
    /// `label: Type`, or the type alone.
    package var description: String { label.map { "\($0): \(type)" } ?? type.description }
}

extension SwiftType {
    /// The type of a parameter, including `@escaping`, which isn't part of the type itself.
    func description(escaping: Bool) -> String {
        guard escaping else { return description }
        // Swift takes `nonisolated(nonsending)` in front of all attributes only.
        if case .function(let function) = self { return function.text(before: ["@escaping"]) }
        return "@escaping \(self)"
    }
}

extension SwiftType.Function.Parameter: CustomStringConvertible {
    /// `_ name: inout Type`
    package var description: String {
        let words = passing + [type.description(escaping: isEscaping)]
        let text = words.joined(separator: " ") + (isVariadic ? "..." : "")
        return name.map { "_ \($0): \(text)" } ?? text
    }
}

extension SwiftType.Function: CustomStringConvertible {
    /// The whole function type, attributes first.
    package var description: String { text(before: []) }

    /// Returns the description with other attributes.
    fileprivate func text(before others: [String]) -> String {
        var words = isNonsending ? ["nonisolated(nonsending)"] : []
        words += others + attributes
        words.append("(\(parameters.map(\.description).joined(separator: ", ")))")
        if isAsync { words.append("async") }
        switch `throws` {
        case .nothing: break
        case .anything: words.append("throws")
        case .only(let error): words.append("throws(\(error))")
        }
        words.append("->")
        if sendsResult { words.append("sending") }
        return (words + [result.description]).joined(separator: " ")
    }
}

extension SwiftType {
    /// Whether it is an optional, however that is written.
    package var isOptionalType: Bool {
        switch self {
        case .optional: true
        case .identifier(let component):
            component.name == "Optional" && component.genericArguments.count == 1
        case .parenthesized(let inner): inner.isOptionalType
        default: false
        }
    }

    /// The type that an optional wraps, or the type itself.
    package var unwrapped: SwiftType {
        switch self {
        case .optional(let wrapped): wrapped.unwrapped
        case .identifier(let component) where isOptionalType:
            component.genericArguments[0].unwrapped
        case .parenthesized(let inner): inner.unwrapped
        default: self
        }
    }

    /// Whether the type, or the type that it wraps, is a known `LosslessStringConvertible` of the
    /// standard library.
    package var isReadFromText: Bool {
        switch unwrapped {
        case .identifier(let component): Self.isReadFromText(component)
        case .member(.identifier(let base), let component) where base.name == "Swift":
            Self.isReadFromText(component)
        default: false
        }
    }

    private static func isReadFromText(_ component: Component) -> Bool {
        guard component.genericArguments.isEmpty else { return false }
        return [
            "Bool", "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
            "String",
            "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
        ].contains(component.name)
    }

    /// The simplest value of the type, or nil if none is known.
    ///
    /// Unlike a sample, a placeholder can be in the app itself. It contains no real data, and the
    /// project can't replace it.
    package var placeholder: String? {
        switch self {
        case .identifier(let component): Self.placeholder(of: component)
        case .member(.identifier(let base), let component) where base.name == "Swift":
            Self.placeholder(of: component)
        case .optional: "nil"
        case .array: "[]"
        case .dictionary: "[:]"
        case .tuple(let elements): Self.placeholder(of: elements)
        case .function(let function): Self.placeholder(of: function)
        case .parenthesized(let inner): inner.placeholder
        case .member, .composition, .boxedProtocol, .metatype: nil
        }
    }

    private static func placeholder(of component: Component) -> String? {
        switch (component.name, component.genericArguments.count) {
        case ("Bool", 0): "false"
        case ("String", 0), ("Substring", 0): "\"\""
        case ("Void", 0): "()"
        case ("Int", 0), ("Int8", 0), ("Int16", 0), ("Int32", 0), ("Int64", 0), ("UInt", 0),
            ("UInt8", 0), ("UInt16", 0), ("UInt32", 0), ("UInt64", 0), ("Double", 0),
            ("Float", 0), ("CGFloat", 0), ("TimeInterval", 0), ("Decimal", 0):
            "0"
        case ("Optional", 1): "nil"
        case ("Array", 1), ("Set", 1), ("ContiguousArray", 1), ("ArraySlice", 1): "[]"
        case ("Dictionary", 2): "[:]"
        default: nil
        }
    }

    private static func placeholder(of elements: [Element]) -> String? {
        let values = elements.compactMap { element in
            element.type.placeholder.map { (element.label.map { "\($0): " } ?? "") + $0 }
        }
        return values.count == elements.count ? "(\(values.joined(separator: ", ")))" : nil
    }

    private static func placeholder(of function: Function) -> String? {
        let blanks = function.parameters.map { _ in "_" }.joined(separator: ", ")
        let start = blanks.isEmpty ? "{" : "{ \(blanks) in"
        if function.result.isVoid { return start == "{" ? "{}" : "\(start) }" }
        return function.result.placeholder.map { "\(start) \($0) }" }
    }
}
