extension String {
    /// The text as one word of a shell command.
    package var quotedForShell: String {
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

    /// The text as one word of a shell command that a message shows between apostrophes.
    package var quotedInMessage: String {
        let word = quotedForShell
        let isRisky = utf8.contains { "\"$`\\!'".utf8.contains($0) }
        return word == self || isRisky ? word : "\"\(self)\""
    }

    /// Returns the text with escape sequences such as `\u{1B}` for control characters (C0, DEL, C1)
    /// and for invisible or reordering ones, such as zero-width spaces. Text from template packs,
    /// arguments, and file names is escaped before it is shown.
    package func escapedForTerminal(keepingLineBreaks: Bool = false) -> String {
        guard unicodeScalars.contains(where: { $0.steersTerminals }) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            if !scalar.steersTerminals || keepingLineBreaks && (scalar == "\n" || scalar == "\t") {
                result.unicodeScalars.append(scalar)
            } else {
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return result
    }

    /// The beginning of the text, escaped so that it can't imitate a line of scene-kit's output.
    package var onOneLine: String { String(prefix(200)).escapedForTerminal() }
}

extension Unicode.Scalar {
    fileprivate var steersTerminals: Bool {
        // Nearly all texts are ASCII, which needs no search in the table of categories.
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
        default: false
        }
    }
}

extension String {
    /// The text with asterisks for possible secrets in its URLs: the user and password before the
    /// host, and everything after a question mark. Its length doesn't change, so that carets remain
    /// correct.
    package var maskingURLSecrets: String {
        var result = ""
        var word = ""
        for character in self {
            if character.isWhitespace || "'\"`<>".contains(character) {
                result += word.maskedURL + String(character)
                word = ""
            } else {
                word.append(character)
            }
        }
        return result + word.maskedURL
    }

    /// The text with asterisks for possible secrets, assuming that all of it is a URL.
    package var maskedAsURL: String {
        let (begin, end) = (utf8.firstRange(of: "://".utf8)?.upperBound ?? startIndex, endIndex)
        let query = self[begin...].firstIndex { $0 == "?" || $0 == "#" } ?? end
        let secretEnd = self[begin..<query].lastIndex(of: "@") ?? begin
        return String(self[..<begin]) + self[begin..<secretEnd].stars + self[secretEnd..<query]
            + self[query...].prefix(1) + self[query...].dropFirst().stars
    }

    private var maskedURL: String {
        if utf8.contains("://".utf8) { return maskedAsURL }
        // `user:password@host/path`, without the scheme.
        let user = prefix { $0 != "@" && $0 != "/" }
        guard let colon = user.firstIndex(of: ":"), user.endIndex < endIndex,
            self[user.endIndex] == "@", user.index(after: colon) < user.endIndex
        else { return self }
        return user.stars + self[user.endIndex...]
    }
}

extension StringProtocol {
    /// The text without white space around it.
    package var trimmed: String {
        guard let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[...end].drop(while: \.isWhitespace))
    }
}

extension Substring {
    fileprivate var stars: String { String(repeating: "*", count: count) }
}

extension String {
    /// The text, encoded as a component of a URL's path.
    package var percentEncoded: String {
        utf8.map { byte in
            switch UnicodeScalar(byte) {
            case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "!", "$", "&", "'", "(", ")",
                "*", "+", ",", ";", "=", ":", "@":
                String(UnicodeScalar(byte))
            default: "%" + String(Int(byte) + 0x100, radix: 16, uppercase: true).dropFirst()
            }
        }.joined()
    }
}
