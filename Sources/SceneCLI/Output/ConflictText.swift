import Basics
import Planning

extension LineMerge.Conflict {
    /// An error with the lines of both sides.
    func error(in path: String) -> Diagnostic {
        Diagnostic(
            .error, "you and the template set changed the same lines", path: path,
            position: SourcePosition(line: yoursLine, column: 1),
            hint: "  yours:\n" + Self.shown(yours) + "  the set's:\n"
                + Self.shown(theirs).dropLast())
    }

    private static func shown(_ lines: [ArraySlice<UInt8>]) -> String {
        let most = 12
        if lines.isEmpty { return "    (nothing)\n" }
        let texts = lines.prefix(most).map { line in
            let words = String(decoding: line, as: UTF8.self).filter { !$0.isNewline }
            return words.isEmpty ? "\n" : "    \(words)\n"
        }
        let rest = lines.count > most ? "    (\(lines.count - most) more lines)\n" : ""
        return texts.joined() + rest
    }
}
