extension SwiftType: CustomStringConvertible {
    /// The type in the spacing of swift-format.
    public var description: String {
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
    public var description: String {
        let written = isQuoted ? "`\(name)`" : name
        guard !genericArguments.isEmpty else { return written }
        return written + "<\(genericArguments.map(\.description).joined(separator: ", "))>"
    }
}

extension SwiftType.Element: CustomStringConvertible {
    /// `label: Type`, or the type alone.
    public var description: String { label.map { "\($0): \(type)" } ?? type.description }
}

extension SwiftType.Function: CustomStringConvertible {
    /// The whole function type, attributes first.
    public var description: String {
        let taken = parameters.map { $0.name.map { "_ \($0): " } ?? "" }
        let types = zip(taken, parameters).map { "\($0)\($1.type)" }.joined(separator: ", ")
        var words = attributes + ["(\(types))"]
        if isAsync { words.append("async") }
        switch `throws` {
        case .nothing: break
        case .anything: words.append("throws")
        case .only(let error): words.append("throws(\(error))")
        }
        return (words + ["->", result.description]).joined(separator: " ")
    }
}
