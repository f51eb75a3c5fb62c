import Basics

/// Columns of text, each as wide as its longest cell; the last one is left ragged.
struct TextTable {
    let header: [String]
    let rows: [[String]]

    /// The lines, each with its line break. What came from outside is escaped.
    var text: String {
        let lines = [header] + rows.map { $0.map { $0.escapedForTerminal() } }
        let widths = header.indices.map { column in
            lines.map { $0[column].count }.max() ?? 0
        }
        return lines.map { cells in
            let padded = zip(cells, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }
            let line = padded.joined(separator: "  ")
            let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
            return line[..<end] + "\n"
        }.joined()
    }
}
