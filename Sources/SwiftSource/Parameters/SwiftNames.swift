package import Basics

/// A name that a property can have.
package struct SwiftIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The name without backticks.
    package let name: String

    package init(_ name: String) { self.name = name }

    /// The name in code. A keyword is in backticks.
    package var description: String { SwiftKeywords.reserved.contains(name) ? "`\(name)`" : name }

    /// The name with its first letter in upper case, as a later part of a compound name.
    package var capitalized: String { name.withFirstUppercased }
}

extension String {
    /// The text with its first character in upper case, if the result is also one character.
    package var withFirstUppercased: String {
        guard let first = unicodeScalars.first else { return self }
        let uppercased = first.properties.uppercaseMapping
        guard uppercased.unicodeScalars.count == 1 else { return self }
        return uppercased + String(unicodeScalars.dropFirst())
    }
}

/// What a name is for, in the words of messages.
package enum NameKind: String, Sendable {
    case scene = "a scene name"
    case parameter = "a parameter name"
    case label = "an argument label"
    case module = "a module name"

    /// The largest size of a name in bytes.
    static let limit = 200

    /// Checks that a name is an identifier of letters, digits, and `_`.
    ///
    /// - Parameter offset: the name's offset in the source, in UTF-8.
    package func check(
        _ name: some StringProtocol, at offset: Int = 0, of source: SourceText
    ) throws(Failure) -> String {
        guard let first = name.unicodeScalars.first else {
            throw source.failure("\(rawValue) is missing", atUTF8: offset..<offset)
        }
        guard first.isNameHead else {
            throw source.failure(
                "\(rawValue) cannot start with \(first.spelling)", atUTF8: .at(offset))
        }
        try checkCharacters(name, at: offset, of: source, areAllowed: \.isNameCharacter)
        return String(name)
    }

    /// Refuses a character that isn't allowed, and a name that is too long.
    func checkCharacters(
        _ name: some StringProtocol, at offset: Int = 0, of source: SourceText,
        areAllowed isAllowed: (Unicode.Scalar) -> Bool
    ) throws(Failure) {
        let scalars = name.unicodeScalars
        if let index = scalars.firstIndex(where: { !isAllowed($0) }) {
            let place = offset + name.utf8.distance(from: name.startIndex, to: index)
            throw source.failure(
                "\(rawValue) cannot hold \(scalars[index].spelling)", atUTF8: .at(place))
        }
        if name.utf8.count > Self.limit {
            throw source.failure(
                "\(rawValue) has at most \(Self.limit) bytes",
                atUTF8: offset..<offset + name.utf8.count)
        }
    }

    func checkQuoted(
        _ name: String, at offset: Int, of source: SourceText
    ) throws(Failure) -> String {
        if name.hasPrefix("$") { throw source.dollarName(at: offset) }
        return name.utf8.count > 2 && name.hasPrefix("`") && name.hasSuffix("`")
            ? try check(name.dropFirst().dropLast(), at: offset + 1, of: source)
            : try check(name, at: offset, of: source)
    }

    func keywordError(_ word: String, _ range: Range<Int>, of source: SourceText) -> Failure {
        source.failure("'\(word)' is a keyword, not \(rawValue)", atUTF8: range)
    }
}

/// The name of a module in an import: `Cars`, or `UIKit.UIView` for a submodule.
package struct ModuleName: Hashable, Sendable, CustomStringConvertible {
    /// The name with its dots, keywords in backticks.
    package let description: String
    /// The text that contains the name.
    package let source: SourceText

    /// Parses identifiers with dots between them.
    package init(parsing source: SourceText) throws(Failure) {
        let last = source.text.split(separator: " ").last ?? ""
        let name = last.hasSuffix(".swift") ? last.dropLast(6) : last
        if name != source.text,
            ["import ", "@"].contains(where: source.text.hasPrefix) || name != last
        {
            throw source.failure(
                "only the name of the module is written", hint: "Did you mean '\(name)'?")
        }
        var names: [String] = []
        var start = 0
        for part in source.text.split(separator: ".", omittingEmptySubsequences: false) {
            let name = try NameKind.module.check(part, at: start, of: source)
            let range = start..<start + name.utf8.count
            if name == "_" || !names.isEmpty && SwiftKeywords.neverProperties.contains(name) {
                throw NameKind.module.keywordError(name, range, of: source)
            }
            names.append(SwiftIdentifier(name).description)
            start = range.upperBound + 1
        }
        description = names.joined(separator: ".")
        self.source = source
    }
}

/// The words that names and expressions can't be.
///
/// From "Keywords and Punctuation" of The Swift Programming Language. The tests compile every word.
enum SwiftKeywords {
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

    /// Words that can't be a property even in backticks, or that a use of the property misreads.
    static let neverProperties: Set<String> = ["self", "Self", "Type", "Protocol", "init", "_"]

    /// Words that have another meaning as the name of a type.
    static let neverTypes: Set<String> = ["self", "Self", "Type", "Protocol", "Any"]

    /// Keywords that can't start an argument label unless they are in backticks.
    static let escapedLabels: Set<String> = ["inout", "let", "var"]

    static let declarationWords: Set<String> = ["let", "var", "weak", "unowned", "lazy"]

    /// The modifiers that the parameter of a function type can have.
    static let passing: Set<String> = ["inout", "borrowing", "consuming", "sending", "isolated"]

    /// Directives of the compiler, which aren't expressions.
    static let directives: Set<String> = [
        "if", "elseif", "else", "endif", "error", "warning", "sourceLocation", "available",
        "unavailable", "externalMacro",
    ]
}
