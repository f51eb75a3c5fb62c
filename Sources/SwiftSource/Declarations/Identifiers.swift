/// Finds and replaces names in Swift code. Comments and the text of literals aren't code.
package enum Identifiers {
    package typealias Occurrence = (name: String, range: Range<Int>)

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
                bytes[..<range.lowerBound].last == UInt8(ascii: ".")
                && bytes[range.upperBound...].first == UInt8(ascii: "(")
            guard let new = names[name] ?? (isCall ? calls[name] : nil) else { continue }
            result += bytes[position..<range.lowerBound]
            result += new.utf8
            position = range.upperBound
        }
        return result + bytes[position...]
    }

    /// Returns the ranges of the names in comments and in the text of literals, as whole words.
    package static func mentions(of names: Set<String>, in bytes: [UInt8]) -> [Occurrence] {
        var found: [Occurrence] = []
        var lexer = SwiftLexer(bytes)
        while let token = lexer.nextPart() {
            guard [.comment, .string, .stringPart].contains(token.kind) else { continue }
            found += words(names, in: bytes[token.range])
        }
        return found
    }

    /// Returns the ranges of the names in a text that isn't code, as whole words. Names such as
    /// `follow` may be words of the language.
    package static func words(_ names: Set<String>, in text: ArraySlice<UInt8>) -> [Occurrence] {
        let names = names.filter { !$0.utf8.allSatisfy { 0x61...0x7A ~= $0 } }
        return text.split { $0 < 0x80 && (!$0.isSwiftIdentifierPart || $0 == UInt8(ascii: "$")) }
            .map { (String(decoding: $0, as: UTF8.self), $0.indices) }
            .filter { names.contains($0.name) }
    }

    /// Returns the names of functions that code declares, at any level, in order.
    package static func declaredFunctions(in text: String) -> [String] {
        find(in: Array(text.utf8), after: ["func"]).map(\.name)
    }

    /// Returns the names whose declarations the code contains, at any level, and their ranges.
    package static func declarations(of names: Set<String>, in bytes: [UInt8]) -> [Occurrence] {
        let keywords: Set = [
            "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "func",
            "case", "let", "var", "macro",
        ]
        return find(names, in: bytes, after: keywords)
    }

    /// Returns where code uses properties of its own type: neither as labels nor as members of other
    /// values.
    package static func uses(of properties: Set<String>, in bytes: [UInt8]) -> [Occurrence] {
        find(properties, in: bytes).filter { _, range in
            if bytes[range.upperBound...].first == UInt8(ascii: ":") { return false }
            let before = bytes[..<range.lowerBound]
            return before.last != UInt8(ascii: ".") || before.suffix(5).elementsEqual("self.".utf8)
        }
    }

    /// Returns the names of variables and constants that code declares, at any level.
    package static func declaredProperties(in bytes: [UInt8]) -> Set<String> {
        Set(find(in: bytes, after: ["let", "var"]).map(\.name))
    }

    /// Returns the types that the code extends; for a nested type, the outermost one.
    package static func extendedTypes(in text: String) -> Set<String> {
        Set(find(in: Array(text.utf8), after: ["extension"]).map(\.name))
    }

    /// Returns names in code, in order: only the given ones, and only those that follow one of the
    /// keywords on the same line or a later one.
    package static func find(
        _ names: Set<String>? = nil, in bytes: [UInt8], after keywords: Set<String>? = nil
    ) -> [Occurrence] {
        var found: [Occurrence] = []
        var isWanted = keywords == nil
        var lexer = SwiftLexer(bytes)
        while let token = lexer.nextPart() {
            guard token.kind == .word else {
                if token.kind != .newline, token.kind != .comment { isWanted = keywords == nil }
                continue
            }
            if isWanted, let range = token.name(in: bytes) {
                let name = lexer.text(range)
                if names?.contains(name) ?? true { found.append((name, range)) }
            }
            isWanted = keywords?.contains(lexer.text(token.range)) ?? true
        }
        return found
    }
}
