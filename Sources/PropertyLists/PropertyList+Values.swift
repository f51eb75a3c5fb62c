import Basics

extension PropertyList {
    /// The text that it stands for: a string as it is, numbers and booleans in words.
    package var text: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .real(let number): String(number)
        case .boolean(let flag): flag ? "true" : "false"
        case .date, .data, .array, .dictionary: nil
        }
    }

    /// Whether it is true or false, in any of the spellings that templates use.
    package var flag: Bool? {
        switch self {
        case .boolean(let flag): flag
        case .integer(let number): number != 0
        case .string(let text): Self.flag(of: text)
        default: nil
        }
    }

    /// `true`, `YES`, `1` and their opposites, in any case; nil for other words.
    package static func flag(of text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "1": true
        case "false", "no", "0", "": false
        default: nil
        }
    }

    /// The texts of an array, of a dictionary in the order of its keys, or the one text that it is.
    package var texts: [String]? {
        switch self {
        case .array(let items): return Self.texts(of: items)
        case .dictionary(let members):
            return Self.texts(of: members.sorted { $0.key < $1.key }.map(\.value))
        default: return text.map { [$0] }
        }
    }

    private static func texts(of items: [PropertyList]) -> [String]? {
        let texts = items.compactMap(\.text)
        return texts.count == items.count ? texts : nil
    }

    /// The members of a dictionary.
    package var members: [String: PropertyList]? {
        if case .dictionary(let members) = self { members } else { nil }
    }
}
