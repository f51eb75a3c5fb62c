/// The difference between two versions of a file, in the format that `patch -p1` and `git apply`
/// read.
package struct UnifiedDiff: Sendable {
    private static let context = 3

    /// The diff, or an empty text if nothing differs.
    ///
    /// It's also empty if a file without content is created or removed, because the format can't
    /// express that.
    package let text: String

    /// Compares two versions of a file. Nil is a file that doesn't exist.
    package init(old: String?, new: String?, path: String) {
        let oldLines = Array((old ?? "").utf8).lines
        let newLines = Array((new ?? "").utf8).lines
        let edits = LineChanges(from: oldLines, to: newLines).edits
        let hunks = Self.hunks(of: edits)
        guard !hunks.isEmpty else {
            text = ""
            return
        }
        var bytes = Array("--- \(old == nil ? "/dev/null" : Self.name("a/" + path))\n".utf8)
        bytes += Array("+++ \(new == nil ? "/dev/null" : Self.name("b/" + path))\n".utf8)
        for hunk in hunks {
            bytes += Array(Self.heading(of: hunk, in: edits).utf8)
            for edit in edits[hunk] { Self.append(edit, oldLines, newLines, to: &bytes) }
        }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the ranges of edits to show: changes with three lines of context.
    private static func hunks(of edits: [LineEdit]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, edit) in edits.enumerated() {
            if case .keep = edit { continue }
            let start = max(0, index - context)
            let end = min(edits.count, index + context + 1)
            if let last = hunks.last, start <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
        return hunks
    }

    /// `@@ -1,3 +1,4 @@`
    private static func heading(of hunk: Range<Int>, in edits: [LineEdit]) -> String {
        let before = count(edits[..<hunk.lowerBound])
        let inside = count(edits[hunk])
        return "@@ -\(range(before.old, inside.old)) +\(range(before.new, inside.new)) @@\n"
    }

    private static func count(_ edits: ArraySlice<LineEdit>) -> (old: Int, new: Int) {
        edits.reduce(into: (0, 0)) { count, edit in
            switch edit {
            case .keep: count = (count.0 + 1, count.1 + 1)
            case .remove: count.0 += 1
            case .insert: count.1 += 1
            }
        }
    }

    /// Returns a range of lines. An empty range is named by the line before it.
    private static func range(_ before: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(before),0"
        case 1: "\(before + 1)"
        default: "\(before + 1),\(count)"
        }
    }

    private static func append(
        _ edit: LineEdit, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>],
        to bytes: inout [UInt8]
    ) {
        let line: ArraySlice<UInt8>
        switch edit {
        case .keep(let index, _):
            bytes.append(UInt8(ascii: " "))
            line = old[index]
        case .remove(let index):
            bytes.append(UInt8(ascii: "-"))
            line = old[index]
        case .insert(let index):
            bytes.append(UInt8(ascii: "+"))
            line = new[index]
        }
        bytes += line
        if line.last != UInt8(ascii: "\n") {
            bytes += Array("\n\\ No newline at end of file\n".utf8)
        }
    }

    /// Returns a file name that both GNU patch and git can read.
    ///
    /// Quotes, backslashes, and control characters need the quoting of C. A name with a space ends
    /// in a tab because patch takes the text after a space for a date.
    private static func name(_ path: String) -> String {
        guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C })
        else { return path.utf8.contains(0x20) ? path + "\t" : path }
        var quoted = "\""
        for byte in path.utf8 {
            switch byte {
            case 0x22: quoted += "\\\""
            case 0x5C: quoted += "\\\\"
            case 0x20..<0x7F: quoted += String(UnicodeScalar(byte))
            default:
                let octal = String(byte, radix: 8)
                quoted += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
            }
        }
        return quoted + "\""
    }
}
