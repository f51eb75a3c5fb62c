import Basics

/// A type that a Swift file declares at top level.
package struct DeclaredType: Hashable, Sendable {
    /// The name without backticks.
    package let name: String
    /// The offset of the name, in UTF-8.
    package let offset: Int
    /// Whether the type is invisible to other files, which can declare a private one of the same name.
    package let isPrivate: Bool
    /// The conditions of `#if` around it, without spaces.
    fileprivate let conditions: [String]

    /// Whether no platform compiles both declarations.
    package func excludes(_ other: DeclaredType) -> Bool {
        conditions.contains { one in
            other.conditions.contains { other in
                let elsewhere = [
                    "canImport(AppKit)", "os(macOS)", "os(Linux)", "os(macOS)||os(Linux)",
                    "!os(iOS)",
                ].contains
                return one == "!" + other || other == "!" + one
                    || one == "canImport(UIKit)" && elsewhere(other)
                    || other == "canImport(UIKit)" && elsewhere(one)
            }
        }
    }
}

/// Finds the types that Swift files declare, so that a file of ours does not declare one again.
package enum DeclaredTypes {
    private static let keywords: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "typealias",
    ]

    /// Returns the structures, classes, enumerations, protocols, actors, and type aliases that a
    /// file declares at top level.
    ///
    /// Declarations inside `#if` count as top level, but not those inside `#if false`. Nested and local
    /// types don't.
    package static func find(in text: String) -> [DeclaredType] {
        find(in: text, after: keywords)
    }

    /// Returns what a file declares at top level in the name space of types: these, functions,
    /// constants, and variables.
    fileprivate static func findWithValues(in text: String) -> [DeclaredType] {
        find(in: text, after: keywords.union(["func", "let", "var"]))
    }

    private static func find(in text: String, after keywords: Set<String>) -> [DeclaredType] {
        var types: [DeclaredType] = []
        var lexer = SwiftLexer(Array(text.utf8))
        var depth = 0
        var declares = false
        var isImport = false
        var isPrivate = false
        var conditions: [String] = []
        while let token = lexer.next() {
            let word = token.kind == .word && depth > 0 ? "" : lexer.text(token.range)
            switch token.kind {
            // A `<` may be an operator, so it does not count.
            case .open where word != "<": depth += 1
            case .close where word != ">": depth = max(0, depth - 1)
            case .word where lexer.bytes[token.range.lowerBound] == UInt8(ascii: "#"):
                read(lexer.text(token.range), &lexer, into: &conditions)
            case .word where depth == 0 && !declares:
                // `import struct Module.Name` declares nothing.
                declares = !isImport && keywords.contains(word)
                isImport = word == "import"
                isPrivate = isPrivate || word == "private" || word == "fileprivate"
                continue
            case .word where depth == 0:
                if let name = token.name(in: lexer.bytes).map(lexer.text),
                    !conditions.contains("false")
                {
                    types.append(
                        DeclaredType(
                            name: name, offset: token.range.lowerBound, isPrivate: isPrivate,
                            conditions: conditions))
                }
            case .newline, .comment: continue
            default: break
            }
            (declares, isPrivate) = (false, false)
        }
        return types
    }

    /// Follows a directive such as `#if` up to the end of its line.
    private static func read(
        _ word: String, _ lexer: inout SwiftLexer, into conditions: inout [String]
    ) {
        guard ["#if", "#elseif", "#else", "#endif"].contains(word) else { return }
        let outer = word == "#if" ? nil : conditions.popLast()
        if word == "#endif" { return }
        var condition = word == "#else" ? "!" + (outer ?? "") : ""
        while let token = lexer.next(), token.kind != .newline {
            if token.kind != .comment { condition += lexer.text(token.range) }
        }
        conditions.append(
            condition == "!true" ? "false" : condition.replacing("!!", with: ""))
    }

    /// Returns the top-level types with one of the names, if the text contains any of them.
    package static func find(_ names: Set<String>, in text: String) -> [DeclaredType] {
        NameSearch(names).declaredTypes(in: text)
    }
}

/// A search for names in many files, which skips files that contain none of them.
package struct NameSearch: Sendable {
    private let names: Set<String>
    /// Each file with a name contains one. Nil if searching takes longer than reading the tokens.
    private let parts: [String]?

    package init(_ names: Set<String>) {
        self.names = names
        let start = names.dropFirst().reduce(names.first ?? "") { start, name in
            String(zip(start, name).prefix { $0 == $1 }.map(\.0))
        }
        // The types of one scene begin with its name.
        parts = start.utf8.count > 2 ? [start] : names.count <= 16 ? Array(names) : nil
    }

    /// Whether the text can contain one of the names, also in a comment.
    package func canMatch(_ text: String) -> Bool {
        parts?.contains { !text.utf8Offsets(of: $0).isEmpty } ?? true
    }

    /// Returns the top-level types that have one of the names.
    package func declarations(in text: String) -> [DeclaredType] {
        canMatch(text)
            ? DeclaredTypes.findWithValues(in: text).filter { names.contains($0.name) } : []
    }

    fileprivate func declaredTypes(in text: String) -> [DeclaredType] {
        canMatch(text) ? DeclaredTypes.find(in: text).filter { names.contains($0.name) } : []
    }
}
