import Basics
import SwiftSource

/// Sorts blocks of imports as the formatter's OrderedImports rule wants them.
enum ImportOrder {
    /// The formatter's groups, in its order, with an empty line between them.
    private enum Group: CaseIterable {
        case module, declaration, implementationOnly, testable
    }

    private struct Import {
        let line: Substring
        let module: String
        let group: Group
    }

    /// The text with each block of neighboring imports sorted and its duplicates gone.
    ///
    /// - Parameter end: the end of the last line that is an import, in UTF-8.
    static func sorted(_ text: String, upTo end: Int) -> String {
        let end = text.utf8.index(text.utf8.startIndex, offsetBy: end)
        let lines = text.utf8[..<end]
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Substring($0) }
        var result: [Substring] = []
        var block: [Import] = []
        var blockLines: [Substring] = []
        var changed = false
        func close() {
            guard !block.isEmpty else { return }
            let gap = blockLines.reversed().prefix { $0.isEmpty }.count
            let sorted = arranged(block)
            if sorted != Array(blockLines.dropLast(gap)) { changed = true }
            result += sorted + blockLines.suffix(gap)
            block = []
            blockLines = []
        }
        for line in lines {
            if let statement = statement(line) {
                block.append(statement)
                blockLines.append(line)
            } else if line.isEmpty, !block.isEmpty {
                // Empty lines between imports do not part them.
                blockLines.append(line)
            } else {
                close()
                result.append(line)
            }
        }
        close()
        // Nearly every text is in order, and is returned as it came.
        return changed ? result.joined(separator: "\n") + text[end...] : text
    }

    private static func statement(_ line: Substring) -> Import? {
        guard line.utf8.first.map({ "@ipf".utf8.contains($0) }) == true else { return nil }
        if let plain = plainImport(line) { return plain }
        let bytes = Array(line.utf8)
        var tokens = SwiftLexer.tokens(of: bytes)
        // A comment behind it goes along.
        if tokens.last?.kind == .comment { tokens.removeLast() }
        let words = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
        guard let keyword = words.firstIndex(of: "import"),
            areModifiers(words[..<keyword]), keyword + 1 < words.count
        else { return nil }
        let isDeclaration = kinds.contains(words[keyword + 1])
        let path = (keyword + (isDeclaration ? 2 : 1))..<words.count
        guard !path.isEmpty, path.allSatisfy({ tokens[$0].kind == .word || words[$0] == "." })
        else { return nil }
        let group: Group =
            if words[..<keyword].contains("testable") {
                .testable
            } else if words[..<keyword].contains("_implementationOnly") {
                .implementationOnly
            } else {
                isDeclaration ? .declaration : .module
            }
        return Import(line: line, module: words[path].joined(), group: group)
    }

    /// A line of `import` and a name, as nearly all are, read without tokens.
    private static func plainImport(_ line: Substring) -> Import? {
        guard line.hasPrefix("import ") else { return nil }
        let module = line.utf8.dropFirst(7)
        guard let first = module.first, !(0x30...0x39).contains(first),
            module.allSatisfy(\.isSwiftIdentifierPart)
        else { return nil }
        let name = String(Substring(module))
        return kinds.contains(name) ? nil : Import(line: line, module: name, group: .module)
    }

    private static let kinds: Set<String> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    private static let accessLevels: Set<String> = [
        "public", "package", "internal", "fileprivate", "private",
    ]

    /// Whether these are access levels and attributes, such as `@_spi(Cars)`.
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
        let groups = Group.allCases.map { group in sorted(block.filter { $0.group == group }) }
        return Array(groups.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    private static func sorted(_ imports: [Import]) -> [Substring] {
        var seen: Set<Substring> = []
        return imports.sorted { $0.module < $1.module }.map(\.line).filter {
            seen.insert($0).inserted
        }
    }
}
