import Basics

/// Columns of text, each as wide as its longest cell; the last one is left ragged.
struct TextTable {
    let header: [String]
    let rows: [[String]]
    /// The maximum widths of columns whose cells can be broken, by index.
    var limits: [Int: Int] = [:]
    /// The ANSI codes of cells with these texts.
    var colors: [String: String] = [:]

    /// The lines, each with its line break, or no text without rows. Control characters in the rows
    /// are escaped.
    var text: String {
        if rows.isEmpty { return "" }
        let rows = [header] + rows.map { $0.map { $0.escapedForTerminal() } }
        let lines = rows.flatMap(broken)
        let widths = Self.widths(of: lines)
        return lines.map { cells in
            let padded = zip(cells, widths).map { cell, width in
                let space = String(repeating: " ", count: width - cell.count)
                return
                    (colors[String(cell.drop { $0 == " " })].map { "\u{1B}[\($0)m\(cell)\u{1B}[0m" }
                    ?? cell) + space
            }
            let line = padded.joined(separator: "  ")
            let end = line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex
            return line[..<end] + "\n"
        }.joined()
    }

    /// The table in a terminal of that width, as far as breaking its widest columns makes it fit.
    func fitting(_ columns: Int?) -> TextTable {
        guard let columns, !rows.isEmpty else { return self }
        var table = self
        for _ in header {
            let rows = [header] + rows.map { $0.map { $0.escapedForTerminal() } }
            let widths = Self.widths(of: rows.flatMap(table.broken))
            let excess = widths.reduce(2 * (widths.count - 1), +) - columns
            let free = widths.indices.filter {
                table.limits[$0] == nil || table.limits[$0] == limits[$0]
            }
            guard excess > 0, let widest = free.max(by: { widths[$0] < widths[$1] }) else { break }
            table.limits[widest] = max(widths[widest] - excess, 16)
        }
        return table
    }

    private static func widths(of lines: [[String]]) -> [Int] {
        (lines.first ?? []).indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    }

    /// Returns the lines of a row. All but the first contain the rest of broken cells.
    private func broken(_ row: [String]) -> [[String]] {
        let cells = row.enumerated().map { column, cell in
            limits[column].map { cell.broken(at: $0) } ?? [cell]
        }
        let count = cells.map(\.count).max() ?? 1
        return (0..<count).map { line in cells.map { line < $0.count ? $0[line] : "" } }
    }
}

extension String {
    /// Lines of no more characters than the limit, as far as they can be broken: between values,
    /// else between the items of a list, else between words.
    fileprivate func broken(at limit: Int) -> [String] {
        if count <= limit { return [self] }
        let separator = ["|", ", "].first(where: contains) ?? " "
        let pieces = split(separator: separator)
        var lines = [""]
        for (index, piece) in pieces.enumerated() {
            let piece = piece + (index < pieces.count - 1 ? separator : "")
            let line = lines[lines.count - 1]
            if line.isEmpty || line.count + piece.count <= limit {
                lines[lines.count - 1] += piece
            } else {
                lines.append(String(piece))
            }
        }
        return lines
    }
}
