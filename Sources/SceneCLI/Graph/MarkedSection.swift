import Basics

/// The lines of a file between two markers, which a command replaces. The rest of the file is the user's.
struct MarkedSection {
    private static let start = "<!-- scene-kit graph -->"
    private static let end = "<!-- /scene-kit graph -->"

    private let text: String
    /// In UTF-8, from after the line of the first marker to the line of the second.
    private let range: Range<Int>
    private let hasCRLF: Bool

    /// A new file, in which the section follows a heading.
    static func file(_ heading: String, _ contents: String) -> String {
        "# \(heading)\n\n\(start)\n\(contents)\(end)\n"
    }

    /// - Throws: `Failure` with 65 for a file without the markers, with more than two, or with the second
    ///   first.
    init(of file: SourceText) throws(Failure) {
        var starts: [Range<Int>] = []
        var ends: [Range<Int>] = []
        var offset = 0
        for line in file.text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let words = String(Substring(line)).withoutOuterSpaces
            let range = offset..<offset + line.count
            if words == Self.start { starts.append(range) }
            if words == Self.end { ends.append(range) }
            offset = range.upperBound + 1
        }
        guard let start = starts.first, let end = ends.first else {
            throw Self.missing(starts.isEmpty ? Self.start : Self.end, in: file)
        }
        for marker in starts.dropFirst() + ends.dropFirst() {
            throw Self.failure("this marker occurs twice", at: marker, in: file)
        }
        if end.lowerBound < start.lowerBound {
            throw Self.failure("the end marker is above the start marker", at: end, in: file)
        }
        text = file.text
        range = start.upperBound + 1..<end.lowerBound
        hasCRLF = file.text.utf8.dropFirst(start.upperBound - 1).first == 0x0D
    }

    /// The file with other lines between the markers, and with the line ends that it has.
    func replaced(by contents: String) -> String {
        let contents = hasCRLF ? contents.replacing("\n", with: "\r\n") : contents
        let utf8 = Array(text.utf8)
        return String(
            decoding: utf8[..<range.lowerBound] + Array(contents.utf8) + utf8[range.upperBound...],
            as: UTF8.self)
    }

    private static func missing(_ marker: String, in file: SourceText) -> Failure {
        Failure(
            .data, "the line '\(marker)' is missing", path: file.name,
            hint: "Add these two lines where the graph goes:\n\(start)\n\(end)")
    }

    private static func failure(
        _ message: String, at range: Range<Int>, in file: SourceText
    ) -> Failure {
        Failure(
            .data, message, in: file, at: range,
            hint: "The graph goes between '\(start)' and '\(end)', once in a file.")
    }
}

extension String {
    fileprivate var withoutOuterSpaces: String {
        let bytes = utf8.drop { $0 == 0x20 || $0 == 0x09 }
        let end = bytes.lastIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
        return end.map { String(Substring(bytes[...$0])) } ?? ""
    }
}
