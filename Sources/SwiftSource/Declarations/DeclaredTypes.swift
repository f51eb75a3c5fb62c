/// A type that a Swift file declares at top level.
package struct DeclaredType: Hashable, Sendable {
    /// The name without backticks.
    package let name: String
    /// The offset of the name, in UTF-8.
    package let offset: Int
    /// Whether the type is invisible to other files, which can declare one of the same name.
    package let isPrivate: Bool
}

/// Finds the types that Swift files declare, so that a file of ours does not declare one again.
package enum DeclaredTypes {
    private static let keywords: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "typealias",
    ]

    /// Returns the structures, classes, enumerations, protocols, actors, and type aliases that a
    /// file declares at top level.
    ///
    /// Declarations inside `#if` count as top level. Nested types, local types, and extensions
    /// don't.
    package static func find(in text: String) -> [DeclaredType] {
        find(in: Array(text.utf8))
    }

    /// Returns the top-level types that have one of the names. A text that contains none of the
    /// names isn't parsed.
    package static func find(_ names: Set<String>, in text: String) -> [DeclaredType] {
        NameSearch(names).declaredTypes(in: text)
    }

    fileprivate static func find(in bytes: [UInt8]) -> [DeclaredType] {
        var types: [DeclaredType] = []
        var lexer = SwiftLexer(bytes)
        var depth = 0
        var declares = false
        var isImport = false
        var isPrivate = false
        while let token = lexer.next() {
            switch token.kind {
            // A `<` may be an operator, so it does not count.
            case .open: depth += bytes[token.range.lowerBound] == UInt8(ascii: "<") ? 0 : 1
            case .close where bytes[token.range.lowerBound] != UInt8(ascii: ">"):
                depth = max(0, depth - 1)
            case .word where depth == 0:
                let word = String(decoding: bytes[token.range], as: UTF8.self)
                if declares {
                    if let name = token.name(in: bytes) {
                        types.append(
                            DeclaredType(
                                name: String(decoding: bytes[name], as: UTF8.self),
                                offset: token.range.lowerBound, isPrivate: isPrivate))
                    }
                    (declares, isPrivate) = (false, false)
                } else {
                    // `import struct Module.Name` declares nothing.
                    declares = !isImport && keywords.contains(word)
                    isImport = word == "import"
                    isPrivate = isPrivate || word == "private" || word == "fileprivate"
                }
                continue
            case .newline, .comment: continue
            default: break
            }
            (declares, isPrivate) = (false, false)
        }
        return types
    }
}

/// A search for names in many files, which skips files that contain none of them.
package struct NameSearch: Sendable {
    private let names: Set<String>
    /// Texts, at least one of which is in each file with one of the names. Nil if a search for them
    /// takes longer than reading the tokens.
    private let parts: [[UInt8]]?

    private static let mostParts = 16

    package init(_ names: Set<String>) {
        self.names = names
        let texts = names.map { Array($0.utf8) }
        let start = texts.dropFirst().reduce(texts.first ?? []) { start, text in
            Array(zip(start, text).prefix { $0 == $1 }.map(\.0))
        }
        // The types of one scene begin with its name.
        parts = start.count > 2 ? [start] : texts.count <= Self.mostParts ? texts : nil
    }

    /// Whether the bytes can contain one of the names, also in a comment.
    package func canMatch(_ bytes: [UInt8]) -> Bool {
        parts?.contains { Self.occurs($0, in: bytes) } ?? true
    }

    /// Returns the top-level types that have one of the names.
    package func declaredTypes(in text: String) -> [DeclaredType] {
        let bytes = Array(text.utf8)
        guard canMatch(bytes) else { return [] }
        return DeclaredTypes.find(in: bytes).filter { names.contains($0.name) }
    }

    private static func occurs(_ name: [UInt8], in bytes: [UInt8]) -> Bool {
        guard let first = name.first, name.count <= bytes.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            name.withUnsafeBufferPointer { name in
                for start in 0...(bytes.count - name.count) where bytes[start] == first {
                    var length = 1
                    while length < name.count, bytes[start + length] == name[length] {
                        length += 1
                    }
                    if length == name.count { return true }
                }
                return false
            }
        }
    }
}
