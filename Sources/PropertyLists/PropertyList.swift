package import Basics

/// A value of a property list. Fractions, dates, and data are read as the strings that they are
/// written as, because neither templates nor projects use such values.
package enum PropertyList: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case array([PropertyList])
    case dictionary([String: PropertyList])
}

extension PropertyList {
    /// The maximum number of bytes. The project of a large app has 12 million.
    static let largestSize = 64_000_000

    /// Reads a property list in XML or in the old form of OpenStep. Messages call it `name`. Throws
    /// a `Failure` with 65 if it is binary or not UTF-8, has neither form, or exceeds a limit.
    package init(parsing bytes: [UInt8], name: String) throws(Failure) {
        if bytes.count > Self.largestSize {
            throw Failure(
                .data, "the property list is larger than \(Self.largestSize) bytes", path: name)
        }
        if bytes.starts(with: "bplist".utf8) {
            throw Failure(
                .data, "binary property lists are not supported", path: name,
                hint: "Convert it to XML: plutil -convert xml1 FILE")
        }
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
        _ = try SourceText(
            name: name, utf8: text, hint: "Convert it to XML in UTF-8: plutil -convert xml1 FILE")
        var scanner = PropertyListScanner(bytes: text, name: name)
        scanner.skipSpace()
        if scanner.byte == nil { throw Failure(.data, "the file is empty", path: name) }
        if scanner.byte == UInt8(ascii: "<") {
            var reader = XMLPropertyList(scanner: scanner)
            self = try reader.read()
        } else {
            var reader = OpenStepPropertyList(scanner: scanner)
            self = try reader.read()
        }
    }

    /// The text of a string, a number, or a Boolean.
    package var text: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .boolean(let flag): flag ? "true" : "false"
        case .array, .dictionary: nil
        }
    }

    /// Whether it is true or false, in any of the spellings that templates use.
    package var flag: Bool? { text.flatMap(Self.flag) }

    /// `true`, `YES`, `1`, and their opposites, in any case; nil for other words.
    package static func flag(of text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "1": true
        case "false", "no", "0", "": false
        default: nil
        }
    }

    /// The texts of an array, of a dictionary in the order of its keys, or of a single value.
    package var texts: [String]? {
        let items =
            switch self {
            case .array(let items): items
            case .dictionary(let members): members.sorted { $0.key < $1.key }.map(\.value)
            default: [self]
            }
        let texts = items.compactMap(\.text)
        return texts.count == items.count ? texts : nil
    }

    package var items: [PropertyList]? { if case .array(let items) = self { items } else { nil } }

    package var members: [String: PropertyList]? {
        if case .dictionary(let members) = self { members } else { nil }
    }

    /// The kind of the value in messages.
    package var kindWords: String {
        switch self {
        case .string: "a string"
        case .integer: "a number"
        case .boolean: "true or false"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }
}
