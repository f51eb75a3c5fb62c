import TemplateEngine

/// Stands for a `/` that a value holds, in the values that a path is rendered with.
enum EscapedSlash {
    /// It is not a character, and no path may hold it.
    static let scalar: Unicode.Scalar = "\u{FFFF}"
}

extension TemplateValue {
    /// The values for a path's template. Only the template makes folders, so that no value of an
    /// option or name of an author leads anywhere; the slashes of values can be told from its own.
    var withEscapedSlashes: TemplateValue { hasSlash ? escapingSlashes : self }

    /// Few values have any, and the others are not copied.
    private var hasSlash: Bool {
        switch self {
        case .null, .bool, .number: false
        case .string(let text): text.hasSlash
        case .stringWithMembers(let text, let members):
            text.hasSlash || members.contains(where: \.hasSlash)
        case .list(let items): items.contains(where: \.hasSlash)
        case .object(let members): members.contains(where: \.hasSlash)
        }
    }

    private var escapingSlashes: TemplateValue {
        switch self {
        case .null, .bool, .number: self
        case .string(let text): .string(text.withEscapedSlashes)
        case .stringWithMembers(let text, let members):
            .stringWithMembers(
                text.withEscapedSlashes, members.mapValues(\.withEscapedSlashes))
        case .list(let items): .list(items.map(\.withEscapedSlashes))
        case .object(let members): .object(members.mapValues(\.withEscapedSlashes))
        }
    }
}

extension String {
    fileprivate var hasSlash: Bool { utf8.contains(UInt8(ascii: "/")) }

    fileprivate var withEscapedSlashes: String {
        hasSlash ? replacing("/", with: EscapedSlash.scalar) : self
    }

    /// Scalars, since a combining mark makes another character of a slash, and not another path.
    func replacing(_ scalar: Unicode.Scalar, with other: Unicode.Scalar) -> String {
        var result = UnicodeScalarView()
        for each in unicodeScalars { result.append(each == scalar ? other : each) }
        return String(result)
    }
}
