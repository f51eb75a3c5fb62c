import Basics

/// A value of a property list, in whichever of its three forms it was written.
package enum PropertyList: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    /// Seconds since the start of 2001, as property lists count them.
    case date(Double)
    case data([UInt8])
    case array([PropertyList])
    case dictionary([String: PropertyList])
}

extension PropertyList {
    /// The most bytes that a property list may have: a thousand times what a large one has.
    static let largestSize = 16_000_000
    /// How deep values may be nested; `TemplateInfo.plist` needs six levels.
    static let deepestNesting = 64
    /// The most values that a property list may hold.
    static let mostValues = 100_000

    /// Reads a property list in XML, in the binary form, or in the old form of OpenStep. Messages
    /// call it `name`.
    ///
    /// A text is in UTF-8, in UTF-16 with a byte-order mark, or in ISO 8859-1 if its XML
    /// declaration says so. Throws a `PropertyListError` if the bytes have none of these forms, are
    /// too many, or are nested too deep.
    package init(parsing bytes: [UInt8], name: String) throws(PropertyListError) {
        if bytes.isEmpty { throw PropertyListError(.emptyFile, in: name) }
        if bytes.count > Self.largestSize {
            throw PropertyListError(.tooLarge(limit: Self.largestSize), in: name)
        }
        if bytes.starts(with: BinaryPropertyList.magic) {
            do throws(PropertyListProblem) {
                self = try BinaryPropertyList(bytes).read()
            } catch {
                throw PropertyListError(error, in: name)
            }
            return
        }
        let text = try PropertyListText(bytes, name: name)
        self = try text.isXML ? XMLPropertyList(text).read() : OpenStepPropertyList.read(text)
    }

    /// The text of a scalar: a string itself, or a number or Boolean in words.
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
