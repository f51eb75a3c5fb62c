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
    /// The type as a parameter has it, with the `@escaping` that is no part of the type.
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

    /// The same with attributes that are not its own.
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
