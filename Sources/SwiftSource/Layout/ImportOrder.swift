/// Sorts blocks of imports as the formatter's OrderedImports rule wants them.
enum ImportOrder {
    /// The formatter's groups, in its order, with an empty line between them.
    private enum Group: CaseIterable {
        case module, declaration, implementationOnly, testable
    }

    private struct Import {
        let line: Substring
        let module: Substring
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
        let words = line.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
        guard let keyword = words.firstIndex(of: "import"), words.count > keyword + 1,
            words[..<keyword].allSatisfy(isModifier), !words.contains(where: holdsComment)
        else { return nil }
        let modifiers = words[..<keyword]
        let group: Group =
            if modifiers.contains("@testable") {
                .testable
            } else if modifiers.contains("@_implementationOnly") {
                .implementationOnly
            } else {
                words.count > keyword + 2 ? .declaration : .module
            }
        return Import(line: line, module: words[words.count - 1], group: group)
    }

    /// Looks at bytes, since a search for a text is a long way to two slashes.
    private static func holdsComment(_ word: Substring) -> Bool {
        var previous: UInt8 = 0
        for byte in word.utf8 {
            if byte == UInt8(ascii: "/"), previous == byte { return true }
            previous = byte
        }
        return false
    }

    private static func isModifier(_ word: Substring) -> Bool {
        ["public", "package", "internal", "fileprivate", "private"].contains(word)
            || word.hasPrefix("@")
    }

    private static func arranged(_ block: [Import]) -> [Substring] {
        let groups = Group.allCases.map { group in sorted(block.filter { $0.group == group }) }
        return Array(groups.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    private static func sorted(_ imports: [Import]) -> [Substring] {
        var lines: [Substring] = []
        for each in imports.sorted(by: { $0.module < $1.module }) where !lines.contains(each.line) {
            lines.append(each.line)
        }
        return lines
    }
}
