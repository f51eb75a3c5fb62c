package import Basics

/// A name that a property can have.
package struct SwiftIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The name without backticks.
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// The name in code. A keyword is in backticks.
    package var description: String {
        SwiftKeywords.reserved.contains(name) ? "`\(name)`" : name
    }

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
    /// - Parameter offset: the name's offset in the argument, in UTF-8.
    package func check(
        _ name: some StringProtocol, at offset: Int = 0
    ) throws(ParameterError) -> String {
        let scalars = name.unicodeScalars
        let range = offset..<offset + name.utf8.count
        guard let first = scalars.first else {
            throw ParameterError("\(rawValue) is missing", range)
        }
        guard first.isNameHead else {
            throw ParameterError("\(rawValue) cannot start with \(first.spelling)", .at(offset))
        }
        if let index = scalars.firstIndex(where: { !$0.isNameCharacter }) {
            let place = offset + name.utf8.distance(from: name.startIndex, to: index)
            throw ParameterError("\(rawValue) cannot hold \(scalars[index].spelling)", .at(place))
        }
        try checkSize(range)
        return String(name)
    }

    func checkSize(_ range: Range<Int>) throws(ParameterError) {
        if range.count > Self.limit {
            throw ParameterError("\(rawValue) has at most \(Self.limit) bytes", range)
        }
    }

    /// Checks a name that can be in backticks.
    func checkQuoted(_ name: String, at offset: Int) throws(ParameterError) -> String {
        guard name.utf8.count > 2, name.hasPrefix("`"), name.hasSuffix("`") else {
            return try check(name, at: offset)
        }
        return try check(name.dropFirst().dropLast(), at: offset + 1)
    }

    func keywordError(_ word: String, _ range: Range<Int>) -> ParameterError {
        ParameterError("'\(word)' is a keyword, not \(rawValue)", range)
    }
}

/// The name of a module in an import: `Cars`, or `UIKit.UIView` for a submodule.
package struct ModuleName: Hashable, Sendable, CustomStringConvertible {
    /// The name with its dots, keywords in backticks.
    package let description: String
    /// The text that contains the name.
    package let source: SourceText

    /// Parses identifiers with dots between them.
    ///
    /// - Throws: a failure that says what is wrong and where.
    package init(parsing source: SourceText) throws(Failure) {
        do throws(ParameterError) {
            var names: [String] = []
            var start = 0
            for part in source.text.utf8.split(
                separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            {
                let name = try NameKind.module.check(Substring(part), at: start)
                guard name != "_", names.isEmpty || !SwiftKeywords.neverProperties.contains(name)
                else { throw NameKind.module.keywordError(name, start..<start + part.count) }
                names.append(SwiftIdentifier(name).description)
                start += part.count + 1
            }
            description = names.joined(separator: ".")
            self.source = source
        } catch {
            throw error.failure(in: source)
        }
    }
}

/// The words that names and expressions can't be.
///
/// The lists follow "Keywords and Punctuation" of The Swift Programming Language, reduced to what
/// the compiler refuses. The tests compile every word.
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

    /// Words that say how a property is stored. Some users write them in front of its type.
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
