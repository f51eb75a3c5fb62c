extension String {
    /// The text as one word of a shell's command line, for hints that people paste.
    package var quotedForShell: String {
        let isPlain = utf8.allSatisfy {
            switch UnicodeScalar($0) {
            case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", "+", ":", "@", ",": true
            default: false
            }
        }
        if isPlain, !isEmpty { return self }
        return "'" + apostrophesEscaped + "'"
    }

    /// The same for a command that a message shows between apostrophes.
    package var quotedInMessage: String {
        let word = quotedForShell
        let isRisky = utf8.contains { "\"$`\\!'".utf8.contains($0) }
        return word == self || isRisky ? word : "\"\(self)\""
    }

    private var apostrophesEscaped: String {
        let parts = split(separator: "'", omittingEmptySubsequences: false)
        return parts.joined(separator: "'\\''")
    }
}
