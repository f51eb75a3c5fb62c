/// The words that Swift keeps for itself, as far as names of ours can meet them.
///
/// The lists follow "Keywords and Punctuation" of The Swift Programming Language, cut to what the
/// compiler really refuses; the tests compile every word.
package enum SwiftKeywords {
    /// Words that need backticks to be a name.
    static let reserved: Set<String> = [
        // In declarations.
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
        "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
        "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
        // In statements.
        "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough",
        "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
        // In expressions and types.
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true",
        "try",
    ]

    /// Words that cannot be a property even in backticks, or that a use of the property misreads.
    static let neverProperties: Set<String> = ["self", "Self", "Type", "Protocol", "init", "_"]

    /// Words that, as the name of a type, mean something else.
    static let neverTypes: Set<String> = ["self", "Self", "Type", "Protocol", "Any"]

    /// Keywords that cannot start an argument label unless they are in backticks.
    package static let escapedLabels: Set<String> = ["inout", "let", "var"]

    /// Words that say how a property is stored; some write them in front of its type.
    static let propertyModifiers: Set<String> = ["weak", "unowned", "lazy"]

    /// Words that begin the declaration of a property.
    static let declarationWords = propertyModifiers.union(["let", "var"])

    /// Words in front of a type that say how a value is passed, not what it is.
    static let typeModifiers: Set<String> = [
        "some", "inout", "each", "repeat", "borrowing", "consuming", "sending", "isolated",
        "nonisolated", "__owned", "__shared", "_const", "rethrows",
    ]

    /// The modifiers that the parameter of a function type can have.
    static let passing: Set<String> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
    ]

    /// Directives of the compiler, which aren't expressions.
    static let directives: Set<String> = [
        "if", "elseif", "else", "endif", "error", "warning", "sourceLocation", "available",
        "unavailable", "externalMacro",
    ]
}
