extension SwiftLayout {
    /// The lines of a line comment that is too long, without indentation.
    ///
    /// Code in a documentation comment and directives to tools stay on one line.
    func wrapped(_ comment: String, at indent: Int) -> [String] {
        let marker = comment.prefix { $0 == "/" || $0 == "!" }
        let rest = comment.dropFirst(marker.count)
        let margin = rest.prefix { $0 == " " }
        let words = rest.split(separator: " ")
        guard comment.hasPrefix("//"), marker.count < 5, margin.count < 4, let first = words.first,
            !Self.directives.contains(where: first.hasPrefix)
        else { return [comment] }
        let hanging = ["-", "*", "+"].contains(first) ? "  " : ""
        var lines: [String] = []
        var line = marker + margin + first
        for word in words.dropFirst() {
            if indent + line.count + 1 + word.count > lineLength, line.count > marker.count + 2 {
                lines.append(String(line))
                line = marker + margin + hanging + word
            } else {
                line += " " + word
            }
        }
        return lines + [String(line)]
    }

    private static let directives = [
        "swift-format-ignore", "swiftlint:", "swift-tools-version", "MARK:", "sourcery:",
    ]
}
