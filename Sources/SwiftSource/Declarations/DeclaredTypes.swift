package import Basics

/// A type that a Swift file declares at top level.
package struct DeclaredType: Hashable, Sendable {
    /// Without backticks.
    package let name: String
    /// The offset of the name, in UTF-8.
    package let offset: Int
    /// Whether other files do not see it, and may have one of that name.
    package let isPrivate: Bool

    /// A type and its place.
    package init(name: String, offset: Int, isPrivate: Bool = false) {
        self.name = name
        self.offset = offset
        self.isPrivate = isPrivate
    }

    /// The line and column of the name in the text that it was found in.
    package func position(in source: SourceText) -> SourcePosition {
        source.position(atUTF8Offset: offset)
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
    /// Declarations inside `#if` count as top level. Nested types, local types, and extensions
    /// don't.
    package static func find(in text: String) -> [DeclaredType] {
        find(in: Array(text.utf8))
    }

    /// Returns the top-level types that have one of the names.
    ///
    /// A text that contains none of the names isn't parsed.
    package static func find(_ names: Set<String>, in text: String) -> [DeclaredType] {
        Search(names).find(in: text)
    }

    /// A search for types with one of some names in many texts.
    package struct Search: Sendable {
        private let names: Set<String>
        /// Texts of which a file with one of the types contains at least one, or nil if a search
        /// for them takes longer than parsing.
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

        package func find(in text: String) -> [DeclaredType] {
            let bytes = Array(text.utf8)
            guard parts?.contains(where: { occurs($0, in: bytes) }) ?? true else { return [] }
            return DeclaredTypes.find(in: bytes).filter { names.contains($0.name) }
        }
    }

    private static func find(in bytes: [UInt8]) -> [DeclaredType] {
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
