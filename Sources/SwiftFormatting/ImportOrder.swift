import SwiftSource

/// Sorts blocks of imports as the formatter's OrderedImports rule requires.
enum ImportOrder {
    /// The groups of the formatter in its order. An empty line separates them.
    private enum Group: CaseIterable {
        case module, declaration, implementationOnly, testable
    }

    private struct Import {
        let line: Substring
        let module: String
        let group: Group
    }

    /// The text with each block of neighboring imports sorted and without duplicates.
    ///
    /// - Parameter end: The UTF-8 offset of the end of the last import.
    static func sorted(_ text: String, upTo end: Int) -> String {
        let end = text.utf8.index(text.utf8.startIndex, offsetBy: end)
        let lines = text[..<end].utf8
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Substring($0) }
        var result: [Substring] = []
        var block: [Import] = []
        var gap = 0
        func endBlock() {
            result += arranged(block) + Array(repeating: "", count: gap)
            block = []
            gap = 0
        }
        for line in lines {
            if let statement = statement(line) {
                block.append(statement)
                // Empty lines between imports don't separate them.
                gap = 0
            } else if line.isEmpty, !block.isEmpty {
                gap += 1
            } else {
                endBlock()
                result.append(line)
            }
        }
        endBlock()
        // Most texts are in order already.
        return result == lines ? text : result.joined(separator: "\n") + text[end...]
    }

    private static func statement(_ line: Substring) -> Import? {
        guard let first = line.utf8.first, "@ipf".utf8.contains(first) else { return nil }
        if let plain = plainImport(line) { return plain }
        let bytes = Array(line.utf8)
        var tokens = SwiftLexer.tokens(of: bytes)
        if tokens.last?.kind == .comment { tokens.removeLast() }
        let words = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
        guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
            areModifiers(words[..<keyword])
        else { return nil }
        let isDeclaration = kinds.contains(words[keyword + 1])
        let path = (keyword + (isDeclaration ? 2 : 1))..<words.count
        guard !path.isEmpty, path.allSatisfy({ tokens[$0].kind == .word || words[$0] == "." })
        else { return nil }
        var group: Group = isDeclaration ? .declaration : .module
        if words[..<keyword].contains("_implementationOnly") { group = .implementationOnly }
        if words[..<keyword].contains("testable") { group = .testable }
        return Import(line: line, module: words[path].joined(), group: group)
    }

    /// A line of `import` and a name. Nearly all imports are, so this is faster than tokens.
    private static func plainImport(_ line: Substring) -> Import? {
        guard line.hasPrefix("import ") else { return nil }
        let module = line.dropFirst(7)
        guard let first = module.utf8.first, !(0x30...0x39).contains(first),
            module.utf8.allSatisfy(\.isSwiftIdentifierPart), !kinds.contains(String(module))
        else { return nil }
        return Import(line: line, module: String(module), group: .module)
    }

    private static let kinds: Set<String> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    private static let accessLevels: Set<String> = [
        "public", "package", "internal", "fileprivate", "private",
    ]

    /// Whether the words are access levels and attributes, such as `@_spi(Cars)`.
    private static func areModifiers(_ words: ArraySlice<String>) -> Bool {
        var rest = words
        while let word = rest.popFirst() {
            if word == "@" {
                guard rest.popFirst() != nil else { return false }
                if rest.first == "(" { rest = rest.drop { $0 != ")" }.dropFirst() }
            } else if !accessLevels.contains(word) {
                return false
            }
        }
        return true
    }

    private static func arranged(_ block: [Import]) -> [Substring] {
        let groups = Group.allCases.map { group in
            var seen: Set<Substring> = []
            return block.filter { $0.group == group }.sorted { $0.module < $1.module }
                .map(\.line).filter { seen.insert($0).inserted }
        }
        return Array(groups.filter { !$0.isEmpty }.joined(separator: [""]))
    }
}
