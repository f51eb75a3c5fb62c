import SwiftSource

/// Sorts blocks of imports as the OrderedImports rule of the formatter requires.
enum ImportOrder {
    private struct Import {
        let line: ArraySlice<UInt8>
        let module: Substring
        /// The position among the formatter's groups, which an empty line separates.
        let group: Int
        /// The attributes and modifiers.
        let modifiers: [Substring]

        private static let kinds: [Substring] = [
            "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
        ]

        init?(_ line: ArraySlice<UInt8>) {
            guard LayoutScan.isImport(line) else { return nil }
            // A comment after the import stays with it.
            let words = line.split { $0 == UInt8(ascii: " ") || $0 == 0x09 || $0 == 0x0D }
                .map { String(decoding: $0, as: UTF8.self)[...] }.prefix { !$0.hasPrefix("//") }
            guard let keyword = words.firstIndex(of: "import") else { return nil }
            let isDeclaration = words.dropFirst(keyword + 1).first.map(Self.kinds.contains) == true
            let path = words.dropFirst(keyword + (isDeclaration ? 2 : 1))
            guard path.count == 1, let module = path.first,
                module.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || $0.isSwiftIdentifierPart })
            else { return nil }
            (self.line, self.module) = (line, module)
            modifiers = Array(words[..<keyword])
            group = modifiers.contains("@testable") ? 2 : isDeclaration ? 1 : 0
        }
    }

    /// The text with each block of imports sorted, without duplicates, and without plain imports of
    /// modules that the text also imports publicly.
    ///
    /// - Parameter end: the end of the last line that is an import, in UTF-8.
    static func sorted(_ text: [UInt8], upTo end: Int) -> [UInt8] {
        let newline = UInt8(ascii: "\n")
        let lines = text[..<end].split(separator: newline, omittingEmptySubsequences: false)
        var result: [ArraySlice<UInt8>] = []
        var block: [Import] = []
        /// The empty lines after the block, which don't divide it if another import follows.
        var gap: [ArraySlice<UInt8>] = []
        let imports = lines.map(Import.init)
        let exposed = Set(
            imports.compactMap { $0 }.filter { $0.modifiers.contains("public") }.map(\.module))
        for (line, statement) in zip(lines, imports) {
            if let statement {
                if !statement.modifiers.isEmpty || !exposed.contains(statement.module) {
                    block.append(statement)
                }
                gap = []
            } else if line.isEmpty, !block.isEmpty {
                gap.append(line)
            } else if !line.isEmpty || result.last?.isEmpty == false {
                result += arranged(block) + gap + [line]
                block = []
                gap = []
            }
        }
        result += arranged(block)
        return result == lines ? text : Array(result.joined(separator: [newline])) + text[end...]
    }

    private static func arranged(_ block: [Import]) -> [ArraySlice<UInt8>] {
        var imports: [Import] = []
        for statement in block.sorted(by: { ($0.group, $0.module) < ($1.group, $1.module) }) {
            let others = imports.reversed().prefix { $0.module == statement.module }
            if !others.contains(where: { $0.line == statement.line }) { imports.append(statement) }
        }
        return imports.indices.flatMap { index in
            let startsGroup = index > 0 && imports[index - 1].group != imports[index].group
            return startsGroup ? [[], imports[index].line] : [imports[index].line]
        }
    }
}
