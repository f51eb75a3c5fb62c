/// Bytes that were to be a text and are not UTF-8.
package struct InvalidUTF8: Error, Sendable {
    /// The text as far as it can be shown, with U+FFFD where it is broken.
    package let source: SourceText
    /// Where the first broken byte is, in bytes; the same place in the bytes and in `source`.
    package let offset: Int
}

extension SourceText {
    /// A text made of the bytes of a file.
    ///
    /// Throws `InvalidUTF8` with the place of the first byte that is wrong.
    package convenience init(name: String, utf8 bytes: [UInt8]) throws(InvalidUTF8) {
        self.init(name: name, text: String(decoding: bytes, as: UTF8.self))
        // What is well formed comes out as it went in, so the first difference is the first error.
        if let offset = Self.firstDifference(between: bytes, and: text) {
            throw InvalidUTF8(source: self, offset: offset)
        }
    }

    private static func firstDifference(between bytes: [UInt8], and text: String) -> Int? {
        var text = text
        return text.withUTF8 { decoded in
            bytes.withUnsafeBufferPointer { original in
                let common = min(decoded.count, original.count)
                var offset = 0
                if let one = decoded.baseAddress, let other = original.baseAddress {
                    while offset < common, one[offset] == other[offset] { offset += 1 }
                }
                return offset == common && decoded.count == original.count ? nil : offset
            }
        }
    }
}
