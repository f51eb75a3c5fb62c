import Basics

/// The text of a property list that is not binary, as UTF-8 without a byte-order mark.
struct PropertyListText {
    /// UTF-8, whatever the declaration in it says.
    let bytes: [UInt8]
    let name: String
    let isXML: Bool

    init(_ original: [UInt8], name: String) throws(PropertyListError) {
        self.name = name
        var bytes = try Self.withoutMark(original, name)
        let first = bytes.first { !$0.isWhitespace }
        isXML = first == UInt8(ascii: "<")
        if isXML, let declaration = Self.declaration(in: bytes) {
            if Self.isLatin1(String(decoding: bytes[declaration], as: UTF8.self)) {
                bytes = Array(bytes.flatMap { String(Unicode.Scalar($0)).utf8 })
            } else {
                try Self.checkEncoding(bytes[declaration], name)
            }
        }
        do {
            _ = try SourceText(name: name, utf8: bytes)
        } catch {
            let range = error.offset..<error.offset + 1
            throw PropertyListError(.invalidUTF8, at: .part(of: error.source, range))
        }
        if first == nil { throw PropertyListError(.emptyFile, in: name) }
        self.bytes = bytes
    }

    var source: SourceText {
        SourceText(name: name, text: String(decoding: bytes, as: UTF8.self))
    }

    private static func withoutMark(
        _ bytes: [UInt8], _ name: String
    ) throws(PropertyListError) -> [UInt8] {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
        if bytes.count % 2 != 0 { throw PropertyListError(.unknownEncoding("UTF-16"), in: name) }
        let units = stride(from: 2, to: bytes.count, by: 2).map { index in
            let (low, high) = isLittle ? (index, index + 1) : (index + 1, index)
            return UInt16(bytes[high]) << 8 | UInt16(bytes[low])
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// The `<?xml … ?>` at the start, if the text has one.
    private static func declaration(in bytes: [UInt8]) -> Range<Int>? {
        guard let start = bytes.firstIndex(where: { !$0.isWhitespace }),
            bytes[start...].starts(with: "<?xml".utf8),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        return start..<end + 1
    }

    private static func encoding(in declaration: String) -> String? {
        let parts = declaration.lowercased().split(whereSeparator: { "\"'= \t\r\n?".contains($0) })
        guard let place = parts.firstIndex(of: "encoding"), place + 1 < parts.count else {
            return nil
        }
        return String(parts[place + 1])
    }

    private static func isLatin1(_ declaration: String) -> Bool {
        ["iso-8859-1", "latin1"].contains(encoding(in: declaration))
    }

    private static func checkEncoding(
        _ declaration: ArraySlice<UInt8>, _ name: String
    ) throws(PropertyListError) {
        let text = String(decoding: declaration, as: UTF8.self)
        guard let encoding = encoding(in: text) else { return }
        // Bytes that declare UTF-16 had a byte-order mark, or are UTF-8 in fact.
        if !["utf-8", "utf8", "us-ascii", "ascii", "utf-16"].contains(encoding) {
            throw PropertyListError(.unknownEncoding(encoding), in: name)
        }
    }
}

extension UInt8 {
    /// Whether it is a space, a tab or a line break.
    package var isWhitespace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    /// Whether it is an ASCII letter, a digit or `_`.
    package var isWordCharacter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
