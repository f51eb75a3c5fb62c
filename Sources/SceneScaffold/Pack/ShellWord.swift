extension String {
    /// The text as one word of a shell's command line, for hints that people paste.
    public var quotedForShell: String {
        let isPlain = utf8.allSatisfy {
            switch UnicodeScalar($0) {
            case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", "+", ":", "@", ",": true
            default: false
            }
        }
        if isPlain, !isEmpty { return self }
        let parts = split(separator: "'", omittingEmptySubsequences: false)
        return "'" + parts.joined(separator: "'\\''") + "'"
    }
}
