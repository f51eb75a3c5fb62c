/// A way to write a name of several words. Templates use it as a part of a dotted name.
package enum CaseConversion: String, Sendable, CaseIterable {
    case upperCamelCase, lowerCamelCase, snakeCase, kebabCase, constantCase

    package func callAsFunction(_ text: String) -> String {
        let words = Self.split(text)
        switch self {
        case .upperCamelCase: return words.map(Self.capitalized).joined()
        case .lowerCamelCase:
            return words.prefix(1).map(Self.lowered).joined()
                + words.dropFirst().map(Self.capitalized).joined()
        case .snakeCase: return words.joined(separator: "_").lowercased()
        case .kebabCase: return words.joined(separator: "-").lowercased()
        case .constantCase: return words.joined(separator: "_").uppercased()
        }
    }

    /// The words of a name in Swift: `Car` and `ID` for `CarID`.
    package static func words(of name: String) -> [String] { split(name).map(String.init) }

    /// Capitalizes the first letter only, so that an acronym stays one.
    private static func capitalized(_ word: Substring) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// Lowercases a word unless it starts with a small letter, as `iOS` does.
    private static func lowered(_ word: Substring) -> String {
        word.first?.isUppercase == true ? word.lowercased() : String(word)
    }

    /// Splits a name into words by the rules in `docs/template-language.md`.
    private static func split(_ text: String) -> [Substring] {
        let pieces = text.split(whereSeparator: isSeparator)
        if pieces.count > 1, !text.contains(where: \.isLowercase) {
            // In MAX_SIZE, words in capitals aren't acronyms.
            return pieces.map { Substring($0.lowercased()) }
        }
        return pieces.flatMap(splitAtHumps)
    }

    private static func isSeparator(_ character: Character) -> Bool {
        // Backticks quote a keyword, and its conversion may not be a keyword.
        guard let byte = character.asciiValue else { return character.isWhitespace }
        return byte.isTemplateSpace || "_-./`".utf8.contains(byte)
    }

    private static func splitAtHumps(_ piece: Substring) -> [Substring] {
        let letters = Array(piece)
        var words: [Substring] = []
        var start = piece.startIndex
        var index = piece.startIndex
        for place in letters.indices {
            let word = piece[start..<index]
            if !word.isEmpty, startsWord(at: place, in: letters, after: word) {
                words.append(word)
                start = index
            }
            index = piece.index(after: index)
        }
        return words + [piece[start...]]
    }

    private static func startsWord(
        at place: Int, in letters: [Character], after word: Substring
    ) -> Bool {
        guard letters[place].isUppercase else { return false }
        if letters[place - 1].isUppercase { return startsWordInCapitals(at: place, in: letters) }
        // In 3D, digits at the start belong to the next letters.
        if word.allSatisfy(\.isNumber) { return false }
        // In iOS, one small letter before capitals belongs to them.
        let isPrefixed = word.count == 1 && place + 1 < letters.count
        return !(isPrefixed && letters[place + 1].isUppercase)
    }

    /// Whether a capital after capitals starts a word, as in URLSession, and isn't the end of the
    /// plural of an acronym, as in IDs and URLsByID.
    private static func startsWordInCapitals(at place: Int, in letters: [Character]) -> Bool {
        guard place + 1 < letters.count, isSmall(letters[place + 1]) else { return false }
        return letters[place + 1] != "s"
            || place + 2 < letters.count && isSmall(letters[place + 2])
    }

    private static func isSmall(_ character: Character) -> Bool {
        !character.isUppercase && !character.isNumber
    }
}
