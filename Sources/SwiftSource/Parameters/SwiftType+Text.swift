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

    /// What an optional holds; for another type that itself.
    package var unwrapped: SwiftType {
        switch self {
        case .optional(let wrapped): wrapped.unwrapped
        case .identifier(let component) where isOptionalType:
            component.genericArguments[0].unwrapped
        case .parenthesized(let inner): inner.unwrapped
        default: self
        }
    }

    /// Whether it, or what it holds as an optional, is known to be made of a text:
    /// `LosslessStringConvertible` of the standard library.
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
}
