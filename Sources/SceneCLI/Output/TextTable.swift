import Basics

extension [[String]] {
    /// The rows as columns of text, each as wide as its longest cell; the last one is left ragged. In
    /// a terminal that is too narrow for them, each row is a block. Without rows, there is no text.
    /// Control characters in the rows are escaped.
    ///
    /// - Parameters:
    ///   - width: The width of the terminal; nil without one.
    ///   - limits: The maximum widths of columns whose cells can be broken, by index.
    ///   - colors: The ANSI codes of cells with these texts.
    func table(
        _ header: [String], in width: Int?, limits: [Int: Int] = [:], colors: [String: String] = [:]
    ) -> String {
        let rows = map { $0.map { $0.escapedForTerminal() } }
        return TextTable(header: header, rows: rows, columns: width, colors: colors, limits: limits)
            .text
    }
}

private struct TextTable {
    let header: [String]
    let rows: [[String]]
    let columns: Int?
    let colors: [String: String]
    var limits: [Int: Int]

    /// The lines, each with its line break.
    var text: String {
        if rows.isEmpty { return "" }
        let lines = fitting.lines
        let widths = Self.widths(of: lines)
        if let columns, Self.width(widths) > columns { return blocks(columns) }
        return lines.map { cells in
            let padded = zip(cells, widths).map { cell, width in
                colored(cell) + String(repeating: " ", count: width - cell.count)
            }
            return padded.joined(separator: "  ").trimmingEnd + "\n"
        }.joined()
    }

    /// The first cell of each row, and below it the others with their headings. A terminal that is
    /// wide enough shows several of them in a line.
    private func blocks(_ columns: Int) -> String {
        rows.map { row in
            var block = row[0].trimmingSpaces + "\n"
            var width = columns
            for (title, cell) in zip(header, row).dropFirst() where !cell.isEmpty {
                let label = title.isEmpty ? "" : "\(title.trimmingSpaces.lowercased()): "
                let count = 2 + label.count + cell.count
                if count > columns {
                    block += label.isEmpty ? "" : "  \(label.dropLast())\n"
                    block += cell.broken(at: columns - 4).map { "    \($0.trimmingEnd)\n" }.joined()
                    width = columns
                } else {
                    let goesOn = columns >= 60 && width + count <= columns
                    if goesOn { block.removeLast() }
                    block += "  \(label)\(colored(cell))\n"
                    width = goesOn ? width + count : count
                }
            }
            return block
        }.joined()
    }

    private func colored(_ cell: String) -> String {
        colors[cell.trimmingSpaces].map { "\u{1B}[\($0)m\(cell)\u{1B}[0m" } ?? cell
    }

    private var lines: [[String]] { ([header] + rows).flatMap(broken) }

    private static func width(_ widths: [Int]) -> Int { widths.reduce(2 * (widths.count - 1), +) }

    /// The table with its widest columns broken, as far as this makes it fit.
    private var fitting: TextTable {
        guard let columns else { return self }
        var table = self
        for _ in header {
            let widths = Self.widths(of: table.lines)
            let excess = Self.width(widths) - columns
            let free = widths.indices.filter { table.limits[$0] == limits[$0] }
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
    fileprivate var trimmingSpaces: String { String(drop { $0 == " " }) }

    fileprivate var trimmingEnd: Substring {
        self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
    }

    /// Lines of no more characters than the limit, as far as they can be broken: between values,
    /// else between the items of a list, else between words.
    fileprivate func broken(
        at limit: Int, between separators: ArraySlice<String> = ["|", ", ", " "]
    ) -> [String] {
        guard count > limit, let position = separators.firstIndex(where: contains) else {
            return [self]
        }
        let separator = separators[position]
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
        return lines.flatMap { $0.broken(at: limit, between: separators[(position + 1)...]) }
    }
}
