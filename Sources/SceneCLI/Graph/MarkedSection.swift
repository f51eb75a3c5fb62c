import Basics

/// The lines of a file between two markers, which a command replaces. The rest is the user's.
enum MarkedSection {
    private static let start = "<!-- scene-kit graph -->"
    private static let end = "<!-- /scene-kit graph -->"

    /// A new file, in which the section follows a heading.
    static func file(_ heading: String, _ contents: String) -> String {
        "# \(heading)\n\n\(start)\n\(contents)\(end)\n"
    }

    /// Returns the text of a file with other lines between the markers, and with its line ends.
    static func replace(in file: SourceText, by contents: String) throws(Failure) -> String {
        let utf8 = Array(file.text.utf8)
        let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let (starts, ends) = (places(of: start, in: lines), places(of: end, in: lines))
        guard let first = starts.first, let last = ends.first else {
            throw Failure(
                .data, "the line '\(starts.isEmpty ? start : end)' is missing", path: file.name,
                hint: "Add these two lines where the graph goes:\n\(start)\n\(end)")
        }
        for marker in starts.dropFirst() + ends.dropFirst() {
            throw failure("this marker occurs twice", at: marker, in: file)
        }
        if last.lowerBound < first.lowerBound {
            throw failure("the end marker is above the start marker", at: last, in: file)
        }
        let hasCRLF = utf8[first.upperBound - 1] == UInt8(ascii: "\r")
        let section = hasCRLF ? contents.replacing("\n", with: "\r\n") : contents
        return String(
            decoding: utf8[...first.upperBound] + Array(section.utf8) + utf8[last.lowerBound...],
            as: UTF8.self)
    }

    private static func places(of marker: String, in lines: [ArraySlice<UInt8>]) -> [Range<Int>] {
        lines.filter { line in
            let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            return words.joined(separator: " ") == marker
        }.map(\.indices)
    }

    private static func failure(
        _ message: String, at range: Range<Int>, in file: SourceText
    ) -> Failure {
        Failure(
            .data, message, in: file, at: range,
            hint: "The graph goes between '\(start)' and '\(end)', once in a file.")
    }
}
