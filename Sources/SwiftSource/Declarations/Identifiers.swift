/// Finds and replaces names in Swift code, as whole words. Interpolations are code; comments and
/// the other text of literals aren't.
package enum Identifiers {
    /// Returns the ranges of the names, in order.
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

    /// Returns the code with its names replaced.
    ///
    /// - Parameter calls: names of functions that are common words. They are replaced only in a
    ///   call: `.name(`.
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

    /// Returns the ranges of the names in comments and in the text of literals, as whole words.
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

    /// Returns the names of functions that code declares, at any level, in order.
    package static func declaredFunctions(in text: String) -> [String] {
        let bytes = Array(text.utf8)
        return words(after: ["func"], in: bytes)
            .map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    /// Returns the names whose declarations the code contains, at any level, and their ranges.
    package static func declarations(
        of names: Set<String>, in bytes: [UInt8]
    ) -> [(name: String, range: Range<Int>)] {
        words(after: declaringWords, in: bytes).compactMap { word in
            guard let range = word.name(in: bytes) else { return nil }
            let name = String(decoding: bytes[range], as: UTF8.self)
            return names.contains(name) ? (name, word.range) : nil
        }
    }

    private static let declaringWords: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "func",
        "case", "let", "var", "macro",
    ]

    /// Returns the types that the code extends; for a nested type, the outermost one.
    package static func extendedTypes(in text: String) -> Set<String> {
        let bytes = Array(text.utf8)
        return Set(
            words(after: ["extension"], in: bytes)
                .map { String(decoding: bytes[$0.range], as: UTF8.self) })
    }

    /// Returns the words that follow one of the keywords, on the same line or a later one.
    private static func words(after keywords: Set<String>, in bytes: [UInt8]) -> [SwiftToken] {
        var words: [SwiftToken] = []
        var followsKeyword = false
        forEachToken(in: bytes) { token in
            guard token.kind == .word else {
                followsKeyword =
                    followsKeyword && (token.kind == .newline || token.kind == .comment)
                return
            }
            if followsKeyword { words.append(token) }
            followsKeyword = keywords.contains(
                String(decoding: bytes[token.range], as: UTF8.self))
        }
        return words
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
