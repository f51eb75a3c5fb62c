extension String {
    /// The text with stars for what may be a key in its URLs: a name and a password before the host, and
    /// all behind a question mark. It keeps its length, so that a caret below points where it did.
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

    /// The same for a text that was meant to be a URL, whatever it is.
    package var maskedAsURL: String {
        let (begin, end) = (utf8.firstRange(of: "://".utf8)?.upperBound ?? startIndex, endIndex)
        let query = self[begin...].firstIndex { $0 == "?" || $0 == "#" } ?? end
        let secretEnd = self[begin..<query].lastIndex(of: "@") ?? begin
        return String(self[..<begin]) + self[begin..<secretEnd].stars + self[secretEnd..<query]
            + self[query...].prefix(1) + self[query...].dropFirst().stars
    }

    private var maskedURL: String {
        if utf8.contains("://".utf8) { return maskedAsURL }
        // `user:password@host/path`, where the scheme was forgotten.
        let user = prefix { $0 != "@" && $0 != "/" }
        guard let colon = user.firstIndex(of: ":"), user.endIndex < endIndex,
            self[user.endIndex] == "@", user.index(after: colon) < user.endIndex
        else { return self }
        return user.stars + self[user.endIndex...]
    }
}

extension Substring {
    fileprivate var stars: String { String(repeating: "*", count: count) }
}
