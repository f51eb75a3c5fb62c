import SwiftSource

/// Sorts blocks of imports as the OrderedImports rule of the formatter requires.
enum ImportOrder {
    fileprivate struct Import {
        let line: Substring
        let module: Substring
        /// The position among the formatter's groups, which an empty line separates.
        let group: Int
    }

    /// The text with each block of imports sorted, without duplicates.
    ///
    /// - Parameter end: the end of the last line that is an import, in UTF-8.
    static func sorted(_ text: String, upTo end: Int) -> String {
        let end = text.utf8.index(text.utf8.startIndex, offsetBy: end)
        let lines = text.utf8[..<end]
            .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Substring($0) }
        var result: [Substring] = []
        var block: [Import] = []
        /// The empty lines after the block, which don't divide it if another import follows.
        var gap: [Substring] = []
        for line in lines {
            if let statement = Import(line) {
                block.append(statement)
                gap = []
            } else if line.isEmpty, !block.isEmpty {
                gap.append(line)
            } else {
                result += arranged(block) + gap + [line]
                block = []
                gap = []
            }
        }
        result += arranged(block)
        return result == lines ? text : result.joined(separator: "\n") + text[end...]
    }

    private static func arranged(_ block: [Import]) -> [Substring] {
        var seen: Set<Substring> = []
        let imports = block.sorted { ($0.group, $0.module) < ($1.group, $1.module) }
            .filter { seen.insert($0.line).inserted }
        let groups = Dictionary(grouping: imports, by: \.group).sorted { $0.key < $1.key }
        return Array(groups.map { $0.value.map(\.line) }.joined(separator: [""]))
    }
}

extension ImportOrder.Import {
    private static let kinds: Set<Substring> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    fileprivate init?(_ line: Substring) {
        guard line.utf8.first.map({ "@ipf".utf8.contains($0) }) == true else { return nil }
        // A comment after the import stays with it.
        let words = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
            .split(whereSeparator: \.isWhitespace)
        guard let keyword = words.firstIndex(of: "import") else { return nil }
        let isDeclaration = words.dropFirst(keyword + 1).first.map(Self.kinds.contains) == true
        let path = words.dropFirst(keyword + (isDeclaration ? 2 : 1))
        guard path.count == 1, let module = path.first,
            module.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || $0.isSwiftIdentifierPart })
        else { return nil }
        self.line = line
        self.module = module
        group = words[..<keyword].contains("@testable") ? 2 : isDeclaration ? 1 : 0
    }
}
