import Basics

/// Columns of text, each as wide as its longest cell; the last one is left ragged.
struct TextTable {
    let header: [String]
    let rows: [[String]]
    /// The maximum widths of columns whose cells can be broken, by index.
    var limits: [Int: Int] = [:]

    /// The lines, each with its line break. Control characters in the rows are escaped.
    var text: String {
        let lines = ([header] + rows.map { $0.map { $0.escapedForTerminal() } }).flatMap(broken)
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
    /// else between the items of a list.
    fileprivate func broken(at limit: Int) -> [String] {
        let separator = contains("|") ? "|" : ", "
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
