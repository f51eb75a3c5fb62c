extension String {
    /// The text with everything made visible that could steer a terminal or mislead its reader.
    ///
    /// Text from template packs, arguments and file names goes through this before it is shown.
    /// Control characters (C0, DEL, C1) and invisible or reordering ones (bidirectional marks,
    /// zero-width spaces) come out as `\u{1B}`; a tab and a line break stay if the caller says so.
    package func escapedForTerminal(keepingLineBreaks: Bool = false) -> String {
        guard unicodeScalars.contains(where: { $0.steersTerminals }) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            if keepingLineBreaks, scalar == "\n" || scalar == "\t" {
                result.unicodeScalars.append(scalar)
            } else if scalar.steersTerminals {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    fileprivate var steersTerminals: Bool {
        // The table of categories need not be searched for nearly every text there is.
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
        default: false
        }
    }
}

extension String {
    /// The beginning of a stranger's text, which cannot pass itself off as lines of ours.
    package var onOneLine: String { String(prefix(200)).escapedForTerminal() }
}
