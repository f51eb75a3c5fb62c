extension SwiftType {
    /// The simplest value: what code says until it is known better. Nil where there is no telling.
    ///
    /// Unlike a sample it may stand in the app itself: it is no one's data, and never the project's.
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
