/// Names in Swift code, as whole words: what stands in interpolations counts, and what stands in other
/// text of literals and in comments does not.
package enum Identifiers {
    /// Where any of some names stands, in order.
    package static func find(
        _ names: Set<String>, in bytes: [UInt8]
    ) -> [(name: String, range: Range<Int>)] {
        var found: [(name: String, range: Range<Int>)] = []
        forEachToken(in: bytes) { token in
            guard let range = token.name(in: bytes) else { return }
            let name = String(decoding: bytes[range], as: UTF8.self)
            if names.contains(name) { found.append((name, range)) }
        }
        return found
    }

    /// The code with other names in place of some.
    ///
    /// - Parameter calls: names of functions that are common words, and so are other names only where
    ///   something is called: `.name(`.
    package static func renaming(
        _ names: [String: String], calls: [String: String] = [:], in bytes: [UInt8]
    ) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        for (name, range) in find(Set(names.keys).union(calls.keys), in: bytes) {
            let isCall =
                range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: ".")
                && range.upperBound < bytes.count && bytes[range.upperBound] == UInt8(ascii: "(")
            guard let new = names[name] ?? (isCall ? calls[name] : nil) else { continue }
            result += bytes[position..<range.lowerBound]
            result += Array(new.utf8)
            position = range.upperBound
        }
        return result + bytes[position...]
    }

    /// Where any of some names stands in a comment or in the text of a literal, as a whole word.
    package static func mentions(
        of names: Set<String>, in bytes: [UInt8]
    ) -> [(name: String, range: Range<Int>)] {
        var found: [(name: String, range: Range<Int>)] = []
        forEachToken(in: bytes) { token in
            guard [.comment, .string, .stringPart].contains(token.kind) else { return }
            var start = token.range.lowerBound
            while start < token.range.upperBound {
                guard bytes[start].isInName else {
                    start += 1
                    continue
                }
                var end = start
                while end < token.range.upperBound, bytes[end].isInName { end += 1 }
                let name = String(decoding: bytes[start..<end], as: UTF8.self)
                if names.contains(name) { found.append((name, start..<end)) }
                start = end
            }
        }
        return found
    }

    /// The functions that code declares, at whatever level, in order.
    package static func declaredFunctions(in text: String) -> [String] {
        let bytes = Array(text.utf8)
        var functions: [String] = []
        var declares = false
        forEachToken(in: bytes) { token in
            // A long name has a line of its own.
            if token.kind == .newline || token.kind == .comment { return }
            guard token.kind == .word else {
                declares = false
                return
            }
            let word = String(decoding: bytes[token.range], as: UTF8.self)
            if declares { functions.append(word) }
            declares = word == "func"
        }
        return functions
    }

    /// Where code declares something of one of these names, at whatever level.
    package static func declarations(
        of names: Set<String>, in bytes: [UInt8]
    ) -> [(name: String, range: Range<Int>)] {
        var found: [(name: String, range: Range<Int>)] = []
        var declares = false
        forEachToken(in: bytes) { token in
            guard token.kind == .word else {
                declares = declares && (token.kind == .newline || token.kind == .comment)
                return
            }
            let name =
                token.name(in: bytes)
                .map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
            if declares, names.contains(name) { found.append((name, token.range)) }
            declares = declaringWords.contains(name)
        }
        return found
    }

    private static let declaringWords: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "func",
        "case", "let", "var", "macro",
    ]

    /// The types that code extends, without what stands behind a dot.
    package static func extendedTypes(in text: String) -> Set<String> {
        let bytes = Array(text.utf8)
        var types: Set<String> = []
        var extends = false
        forEachToken(in: bytes) { token in
            guard token.kind == .word else {
                extends = false
                return
            }
            let word = String(decoding: bytes[token.range], as: UTF8.self)
            if extends { types.insert(word) }
            extends = word == "extension"
        }
        return types
    }

    private static func forEachToken(in bytes: [UInt8], _ body: (SwiftToken) -> Void) {
        var lexer = SwiftLexer(bytes)
        while let token = lexer.nextPart() { body(token) }
    }
}

extension UInt8 {
    fileprivate var isInName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
