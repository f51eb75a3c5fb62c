/// A type as it is written in Swift.
///
/// A stored property can have it. The cases follow "Types" of The Swift Programming Language.
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
        let isQuoted: Bool
        /// The generic arguments between `<` and `>`; empty without them.
        let genericArguments: [SwiftType]
    }

    /// An element of a tuple, or a parameter of a function type.
    package struct Element: Hashable, Sendable {
        /// The label of a tuple's element; `_` if that was written.
        var label: String?
        /// The name in the parameter `_ id: Int`, which is for the reader only.
        var name: String?
        /// `inout`, `borrowing`, `consuming`, `sending`, `isolated`: how a parameter is passed.
        var passing: [String] = []
        var isEscaping = false
        var type = SwiftType.tuple([])
        var isVariadic = false
    }

    package struct Function: Hashable, Sendable {
        let isNonsending: Bool
        /// `@Sendable`, `@MainActor`: in the order they were written.
        let attributes: [String]
        let parameters: [Element]
        let isAsync: Bool
        let isThrowing: Bool
        /// The type in `throws(E)`.
        let thrownError: SwiftType?
        /// Whether `sending` precedes the result.
        let sendsResult: Bool
        /// The result type; `Void` for an empty tuple.
        let result: SwiftType
    }

    static func named(_ name: String) -> SwiftType {
        .identifier(Component(name: name, isQuoted: false, genericArguments: []))
    }

    // MARK: Properties

    /// The type that is in the parentheses, or the type itself.
    var withoutParentheses: SwiftType {
        if case .parenthesized(let inner) = self { inner.withoutParentheses } else { self }
    }

    /// The name of a type that can be one of the standard library, with or without its module.
    private var standardName: Component? {
        switch withoutParentheses {
        case .identifier(let component): component
        case .member(.identifier(let module), let component) where module.name == "Swift": component
        default: nil
        }
    }

    /// The type as a value: `Int.self`, `(any P).self`.
    package var metatypeValue: String {
        switch self {
        case .function, .composition, .boxedProtocol: "(\(self)).self"
        default: "\(self).self"
        }
    }

    package var isFunction: Bool { if case .function = withoutParentheses { true } else { false } }

    /// Whether it is a tuple of two or more, which can be compared but is not `Equatable`.
    package var isTuple: Bool {
        if case .tuple(let elements) = withoutParentheses { !elements.isEmpty } else { false }
    }

    /// Whether it is the empty tuple, under any name.
    package var isVoid: Bool { withoutParentheses == .tuple([]) || standardName?.name == "Void" }

    /// Whether it is an optional in any notation.
    package var isOptionalType: Bool { wrapped != nil }

    /// The type that an optional wraps, or the type itself.
    package var unwrapped: SwiftType { wrapped?.unwrapped ?? withoutParentheses }

    private var wrapped: SwiftType? {
        switch withoutParentheses {
        case .optional(let wrapped): wrapped
        case .identifier(let component)
        where component.name == "Optional" && component.genericArguments.count == 1:
            component.genericArguments[0]
        default: nil
        }
    }

    /// Whether it is, or wraps, a `LosslessStringConvertible` of the standard library.
    package var isReadFromText: Bool {
        guard let type = unwrapped.standardName, type.genericArguments.isEmpty else { return false }
        return [
            "Bool", "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
            "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
        ].contains(type.name)
    }

    /// The imports that the type needs for Foundation.
    package var foundationImports: FoundationImports { FoundationTypes.imports(for: mentions) }

    /// The first names of all type identifiers in it, and the names behind `Foundation.`.
    package var mentions: Set<String> {
        let names: [String] =
            switch self {
            case .identifier(let component): [component.name]
            case .member(let base, let component) where base == .named("Foundation"):
                [component.name]
            case .function(let function):
                function.attributes.map { String($0.dropFirst().prefix { $0 != "." }) }
            default: []
            }
        return parts.reduce(into: Set(names)) { $0.formUnion($1.mentions) }
    }

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
        case .function(let function):
            function.parameters.map(\.type)
                + [function.thrownError, function.result].compactMap(\.self)
        }
    }
}

// MARK: - Text

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
        case .function(let function): function.text(before: [])
        case .composition(let members): members.map(\.description).joined(separator: " & ")
        case .boxedProtocol(let inner): "any \(inner)"
        case .metatype(let instance): "\(instance).Type"
        case .parenthesized(let inner): "(\(inner))"
        }
    }

    /// The type of a parameter, including `@escaping`, which isn't part of the type itself.
    func description(escaping: Bool) -> String {
        guard escaping else { return description }
        // Swift allows `nonisolated(nonsending)` only before all attributes.
        if case .function(let function) = self { return function.text(before: ["@escaping"]) }
        return "@escaping \(self)"
    }
}

extension SwiftType.Component: CustomStringConvertible {
    /// The name with its backticks and generic arguments.
    package var description: String {
        let written = isQuoted ? "`\(name)`" : name
        guard !genericArguments.isEmpty else { return written }
        return written + "<\(genericArguments.map(\.description).joined(separator: ", "))>"
    }
}

extension SwiftType.Element: CustomStringConvertible {
    /// `label: Type`, or `_ name: inout Type`.
    package var description: String {
        let words = passing + [type.description(escaping: isEscaping)]
        return labeled(words.joined(separator: " ") + (isVariadic ? "..." : ""))
    }

    func labeled(_ text: String) -> String {
        guard let label else { return text }
        return "\(label)\(name.map { " \($0)" } ?? ""): \(text)"
    }
}

extension SwiftType.Function {
    /// Returns the whole function type with other attributes before its own.
    fileprivate func text(before others: [String]) -> String {
        var words = isNonsending ? ["nonisolated(nonsending)"] : []
        words += others + attributes
        words.append("(\(parameters.map(\.description).joined(separator: ", ")))")
        if isAsync { words.append("async") }
        if isThrowing { words.append(thrownError.map { "throws(\($0))" } ?? "throws") }
        words.append("->")
        if sendsResult { words.append("sending") }
        return (words + [result.description]).joined(separator: " ")
    }
}

// MARK: - Placeholders

extension SwiftType {
    /// The simplest value of the type, or nil if none is known.
    ///
    /// Unlike a sample, it can be in the app itself, has no real data, and can't be replaced.
    package var placeholder: String? {
        switch withoutParentheses {
        case .optional: "nil"
        case .array: "[]"
        case .dictionary: "[:]"
        case .tuple(let elements): Self.tuple(of: elements, elements.map(\.type.placeholder))
        case .function(let function):
            (function.result.isVoid ? "" : function.result.placeholder).map(function.closure)
        default: standardName.flatMap(Self.placeholder)
        }
    }

    private static func placeholder(of component: Component) -> String? {
        switch (component.name, component.genericArguments.count) {
        case ("Bool", 0): "false"
        case ("String", 0), ("Substring", 0): "\"\""
        case ("Void", 0): "()"
        case ("Optional", 1): "nil"
        case ("Array", 1), ("Set", 1), ("ContiguousArray", 1), ("ArraySlice", 1): "[]"
        case ("Dictionary", 2): "[:]"
        // The sample of a number is the number.
        case (let name, 0) where KnownSamples.comparable[name] == "#": "0"
        default: nil
        }
    }

    /// Returns a tuple of the values, or nil if one is missing.
    static func tuple(of elements: [Element], _ values: [String?]) -> String? {
        let known = values.compactMap(\.self)
        guard known.count == elements.count else { return nil }
        return "(\(zip(elements, known).map { $0.labeled($1) }.joined(separator: ", ")))"
    }
}

extension SwiftType.Function {
    /// A closure that ignores its parameters. The text of the result is empty if there is none.
    func closure(returning result: String) -> String {
        let blanks = parameters.map { _ in "_" }.joined(separator: ", ")
        let words = [blanks.isEmpty ? "" : "\(blanks) in", result].filter { !$0.isEmpty }
        return words.isEmpty ? "{}" : "{ \(words.joined(separator: " ")) }"
    }
}
