/// What a template is rendered with: plain data.
///
///     let context: TemplateValue = ["scene": "CarDetails", "params": [["name": "carID"]]]
package enum TemplateValue: Hashable, Sendable {
    /// A name that is there and has no value.
    case null
    case bool(Bool)
    /// The text of a number, which is rendered as it is.
    case number(String)
    case string(String)
    /// A text with names of its own, so that `{{kind}}` is the text and `{{kind.is.list}}` what a
    /// member says.
    indirect case stringWithMembers(String, TemplateObject)
    case list([TemplateValue])
    case object(TemplateObject)

    /// What a section over the value is rendered for: false, null, an empty list and an empty
    /// string stand for nothing; everything else, 0 too, for something.
    var isTruthy: Bool {
        switch self {
        case .null, .bool(false): false
        case .string(let text), .stringWithMembers(let text, _): !text.isEmpty
        case .list(let items): !items.isEmpty
        default: true
        }
    }
}

extension TemplateValue: ExpressibleByNilLiteral {
    /// `nil` is null.
    package init(nilLiteral: ()) { self = .null }
}

extension TemplateValue: ExpressibleByBooleanLiteral {
    package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension TemplateValue: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int) { self = .number(String(value)) }
}

extension TemplateValue: ExpressibleByStringInterpolation {
    package init(stringLiteral value: String) { self = .string(value) }
}

extension TemplateValue: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: TemplateValue...) { self = .list(elements) }
}

extension TemplateValue: ExpressibleByDictionaryLiteral {
    /// Of a key that is given twice, the last value counts.
    package init(dictionaryLiteral elements: (String, TemplateValue)...) {
        self = .object(TemplateObject(elements))
    }
}
