import Basics

/// The difference between two versions of a file, as `patch -p1` and `git apply` read it.
package enum UnifiedDiff {
    private static let context = 3

    /// Returns the diff. Nil is a file that doesn't exist. The result is empty if nothing differs,
    /// and for a file without content, because the format can't express that. If a file isn't UTF-8,
    /// one line says that it differs, which programs skip.
    ///
    /// - Parameter oldPath: The path before a rename.
    package static func text(
        from old: [UInt8]?, to new: [UInt8]?, path: String, oldPath: String? = nil
    ) -> String {
        let header = oldPath.map { renaming(from: $0, to: path) } ?? ""
        if old == new { return header }
        let oldName = old == nil ? "/dev/null" : name("a/" + (oldPath ?? path))
        let newName = new == nil ? "/dev/null" : name("b/" + path)
        if ![old, new].allSatisfy({ String(validUTF8: $0 ?? []) != nil }) {
            return "Binary files \(oldName) and \(newName) differ\n"
        }
        var text = Array(header.utf8)
        let (oldLines, newLines) = ((old ?? []).lines, (new ?? []).lines)
        let hunks = hunks(of: LineChanges(from: oldLines, to: newLines).changes)
        if !hunks.isEmpty { text += "--- \(oldName)\n+++ \(newName)\n".utf8 }
        func append(_ mark: String, _ lines: ArraySlice<ArraySlice<UInt8>>) {
            for line in lines {
                text += mark.utf8
                text += line
                if line.last != UInt8(ascii: "\n") {
                    text += "\n\\ No newline at end of file\n".utf8
                }
            }
        }
        for hunk in hunks {
            let (first, last) = (hunk[0], hunk[hunk.count - 1])
            let before = min(context, first.old.lowerBound)
            let after = min(context, oldLines.count - last.old.upperBound)
            var position = first.old.lowerBound - before
            let end = last.old.upperBound + after
            let newRange = (first.new.lowerBound - before)..<(last.new.upperBound + after)
            text += "@@ -\(range(position..<end)) +\(range(newRange)) @@\n".utf8
            for change in hunk {
                append(" ", oldLines[position..<change.old.lowerBound])
                append("-", oldLines[change.old])
                append("+", newLines[change.new])
                position = change.old.upperBound
            }
            append(" ", oldLines[position..<end])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns the header by which git and GNU patch rename a file. `---` lines after it belong to it.
    static func renaming(from old: String, to new: String) -> String {
        // Unlike git, patch needs the quotes around a space.
        let names = ["a/" + old, "b/" + new, old, new].map(quoted)
        return "diff --git \(names[0]) \(names[1])\n"
            + "rename from \(names[2])\nrename to \(names[3])\n"
    }

    /// Returns groups of changes whose context overlaps or touches.
    private static func hunks(of changes: [LineChange]) -> [[LineChange]] {
        var hunks: [[LineChange]] = []
        for change in changes {
            if let last = hunks.last?.last,
                change.old.lowerBound - last.old.upperBound <= 2 * context
            {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
        return hunks
    }

    /// Returns the first line and the number of lines. An empty range is named by the line before
    /// it.
    private static func range(_ lines: Range<Int>) -> String {
        switch lines.count {
        case 0: "\(lines.lowerBound),0"
        case 1: "\(lines.lowerBound + 1)"
        default: "\(lines.lowerBound + 1),\(lines.count)"
        }
    }

    /// Returns a file name that both GNU patch and git can read.
    ///
    /// Quotes, backslashes, and control characters need the quoting of C. A name with a space ends
    /// in a tab because patch takes the text after a space for a date.
    private static func name(_ path: String) -> String {
        let quoted = quoted(path)
        return quoted.utf8.count == path.utf8.count + 2 ? path + "\t" : quoted
    }

    /// Returns a file name with the quoting of C, if it has a space or needs it otherwise.
    private static func quoted(_ path: String) -> String {
        guard path.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C })
        else { return path }
        var quoted = "\""
        for byte in path.utf8 {
            switch byte {
            case 0x22: quoted += "\\\""
            case 0x5C: quoted += "\\\\"
            case 0x20..<0x7F: quoted += String(UnicodeScalar(byte))
            default: quoted += "\\" + String(Int(byte) + 0o1000, radix: 8).dropFirst()
            }
        }
        return quoted + "\""
    }
}
